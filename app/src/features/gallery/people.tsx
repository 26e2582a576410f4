import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { FaceStack } from "~/ui/people/face-stack";
import { type Invitees, nobodyInvited } from "~/ui/people/invitees";
import { PeoplePicker } from "~/ui/people/people-picker";
import { Sheet } from "~/ui/sheet/sheet";
import { Notice } from "~/ui/states";
import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { people } from "./made-up";
import { Part } from "./part";

const begun: Invitees = { ...nobodyInvited, people: ["kestrel", "maple", "hazel"], needed: ["kestrel"] };
const RINGS = ["here", "yes", "maybe"] as const;

/** Faces, choosing people, and the sheet it happens in. */
export function People() {
  const w = useGalleryWords().people;
  const [invitees, setInvitees] = useState(begun);
  const [few, setFew] = useState<Invitees>({ ...nobodyInvited, people: ["sage", "otis"] });
  const [sheet, setSheet] = useState<"middle" | "side" | null>(null);
  const groups = [
    { title: w.wantIt, people: people.slice(0, 2).map((each) => ({ ...each, fact: w.fact })) },
    { title: w.friends, people: people.slice(2) },
  ];
  return (
    <Part title={w.title}>
      <Faces />
      <div className={classes.states}>
        <figure>
          <figcaption>{w.picker}</figcaption>
          <PeoplePicker
            label={w.who}
            groups={groups}
            value={invitees}
            onChange={setInvitees}
            max={20}
            allow={["email", "link"]}
          />
        </figure>
        <figure>
          <figcaption>{w.full}</figcaption>
          <PeoplePicker label={w.car} groups={groups.slice(1)} value={few} onChange={setFew} max={2} />
        </figure>
        <figure>
          <figcaption>{w.alone}</figcaption>
          <PeoplePicker
            label={w.aloneLabel}
            groups={[]}
            value={nobodyInvited}
            onChange={() => undefined}
            allow={["email"]}
            empty={<Notice title={w.noFriends}>{w.noFriendsExplained}</Notice>}
          />
        </figure>
      </div>
      <Group gap="sm">
        <Button variant="default" onClick={() => setSheet("middle")}>
          {w.openSheet}
        </Button>
        <Button variant="default" onClick={() => setSheet("side")}>
          {w.openSide}
        </Button>
      </Group>
      <Sheet
        opened={sheet !== null}
        onClose={() => setSheet(null)}
        title={w.who}
        wide={sheet ?? "middle"}
        footer={<Button onClick={() => setSheet(null)}>{w.invite(invitees.people.length)}</Button>}
      >
        <PeoplePicker label={w.who} groups={groups} value={invitees} onChange={setInvitees} allow={["email", "link"]} />
      </Sheet>
    </Part>
  );
}

function Faces() {
  return (
    <Group gap="xl">
      <FaceStack people={people.slice(0, 1)} names="shown" />
      <FaceStack people={people.slice(0, 2)} names="shown" />
      <FaceStack people={people} names="shown" size="row" />
      <FaceStack people={people.slice(0, 3).map((each, at) => ({ ...each, ring: RINGS[at] }))} />
    </Group>
  );
}
