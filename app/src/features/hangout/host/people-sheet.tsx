import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { edit, leave } from "~/sync/hangouts/actions";
import { isGuest, isNeeded, seatsTaken } from "~/sync/hangouts/hangout";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { Portrait } from "~/ui/portrait";
import { Sheet } from "~/ui/sheet/sheet";
import { useWords, type Words } from "~/ui/words";
import { attempt } from "../attempt";
import { type Member, namesIn, personOf } from "../people";
import { useInvited } from "../use-invited";
import classes from "./host.module.css";
import { InviteMore } from "./invite-more";
import { InvitedEmails } from "./invited-emails";
import { InvitedPeople } from "./invited-people";

interface Props {
  open: OpenHangout;
  onClose: () => void;
}

/** Everybody in a hangout, with what each said, and what a host can do about them. */
export function PeopleSheet({ open, onClose }: Props) {
  const w = useWords();
  const { people } = w.hangout;
  const { snapshot } = open;
  const { capacity, status } = snapshot.hangout.data;
  const [removing, setRemoving] = useState<Member | null>(null);
  const invited = useInvited(open);
  const taken = seatsTaken(snapshot);
  const waiting = snapshot.members.filter(({ data }) => data.rsvp === "waitlisted").length;
  const facts = [
    ...(status === "polling" ? [] : [capacity ? people.seats(taken, capacity) : people.coming(taken)]),
    ...(waiting > 0 ? [people.line(waiting)] : []),
  ];
  return (
    // One sheet for both: on a phone each sheet is a step back, and a second one would be closed by the first.
    <Sheet
      opened
      onClose={onClose}
      title={removing ? people.removeTitle(namesIn(snapshot.members)(removing)) : people.title}
      wide="side"
    >
      {removing ? <Remove open={open} member={removing} onClose={() => setRemoving(null)} /> : null}
      {facts.length > 0 && !removing ? <p className={classes.soft}>{facts.join(", ")}</p> : null}
      {removing ? null : <InviteMore open={open} />}
      <ul className={classes.people} hidden={removing !== null}>
        {snapshot.members.map((member) => {
          const { id, name } = personOf(member);
          const size = member.data.partySize > 1 ? ` ${people.plus(member.data.partySize - 1)}` : "";
          return (
            <li key={member.id}>
              <Portrait name={name} uid={id} src={undefined} size="small" />
              <span>
                <b>{`${name}${size}`}</b>
                <span>{factsOf(open, member, w)}</span>
              </span>
              {member.data.role === "host" ? null : (
                <PersonMenu open={open} member={member} onRemove={() => setRemoving(member)} />
              )}
            </li>
          );
        })}
        <InvitedPeople open={open} invited={invited} />
        <InvitedEmails open={open} />
      </ul>
    </Sheet>
  );
}

function factsOf({ snapshot, me }: OpenHangout, member: Member, { hangout: { people, votes } }: Words): string {
  const { role, rsvp, reconfirm } = member.data;
  const isPolling = snapshot.hangout.data.status === "polling";
  const answer = reconfirm ? people.replies.reconfirm : people.replies[rsvp ?? "none"];
  return [
    member.id === me?.id ? votes.you : "",
    role === "host" ? people.host : role === "coHost" ? people.coHost : "",
    isNeeded(snapshot.hangout, member) ? votes.needed : "",
    isGuest(member) ? votes.guest : "",
    isPolling ? "" : answer,
  ]
    .filter(Boolean)
    .join(", ");
}

function PersonMenu({ open, member, onRemove }: { open: OpenHangout; member: Member; onRemove: () => void }) {
  const { people } = useWords().hangout;
  const { snapshot, actor } = open;
  const { coHosts = [], neededIds = [] } = snapshot.hangout.data;
  const { userId } = member.data;
  const needed = isNeeded(snapshot.hangout, member);
  const isCoHost = member.data.role === "coHost";
  const toggled = (ids: readonly string[], id: string) =>
    ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={people.actions(member.data.name ?? "")}>
          <IconDots size={20} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {userId ? (
          <>
            <Menu.Item onClick={() => void attempt(edit(actor, { coHosts: toggled(coHosts, userId) }))}>
              {isCoHost ? people.endCoHost : people.makeCoHost}
            </Menu.Item>
            <Menu.Item onClick={() => void attempt(edit(actor, { neededIds: toggled(neededIds, userId) }))}>
              {needed ? people.needNot : people.need}
            </Menu.Item>
          </>
        ) : null}
        <Menu.Item color="red" onClick={onRemove}>
          {people.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface RemoveProps {
  open: OpenHangout;
  member: Member;
  onClose: () => void;
}

/** Asks before somebody is removed, and says what a guest can still do. */
function Remove({ open, member, onClose }: RemoveProps) {
  const { people } = useWords().hangout;
  const name = namesIn(open.snapshot.members)(member);
  const press = () => {
    void attempt(leave(open.actor, member.id), people.removed(name));
    onClose();
  };
  return (
    <div className={classes.form}>
      <p>{people.removeText(name)}</p>
      {isGuest(member) ? <p className={classes.soft}>{people.newLink}</p> : null}
      <div className={classes.actions}>
        <Button size="md" variant="default" data-autofocus onClick={onClose}>
          {people.keep}
        </Button>
        <Button size="md" color="red" onClick={press}>
          {people.remove}
        </Button>
      </div>
    </div>
  );
}
