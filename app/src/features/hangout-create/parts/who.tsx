import { IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import type { Friend } from "~/state/friendships";
import { useSession } from "~/sync/session/use-session";
import { listed } from "~/ui/format";
import { FaceStack } from "~/ui/people/face-stack";
import { type CandidateGroup, PeoplePicker } from "~/ui/people/people-picker";
import { firstName } from "~/ui/people/person";
import { useWords } from "~/ui/words";
import { candidateOf, useFriends } from "../use-invited-friends";
import type { PartProps } from "./part-props";
import { Section } from "./section";

/** Most people that are invited by name and by email. */
const PEOPLE_MAX = 200;
const NOBODY: readonly Friend[] = [];

/** The people: those who want the same first, other friends, addresses, and always whoever has the link. */
export function Who({ draft, edit, wishers = NOBODY }: PartProps & { wishers?: readonly Friend[] | undefined }) {
  const { newHangout: w, hangoutOptions } = useWords();
  const [opened, setOpened] = useState(false);
  const uid = useSession((state) => state.uid);
  const friends = useFriends();
  const groups = groupsOf(friends, wishers, [w.wantThisToo, w.friends]);
  const { people, emails, needed } = draft.invitees;
  const invited = friends.filter((friend) => people.includes(friend.uid));
  const nameOf = (friend: Friend) =>
    needed.includes(friend.uid) ? hangoutOptions.neededName(firstName(friend)) : firstName(friend);
  const names = [...invited.map(nameOf), ...emails];
  return (
    <Section
      Icon={IconUsers}
      title={w.invite}
      summary={names.length === 0 ? w.who0 : w.whoAndLink(listed(names))}
      hint={w.whoHint}
      aside={invited.length > 0 ? <FaceStack people={invited.map(candidateOf)} names="hidden" max={3} /> : null}
      done={w.done}
      opened={opened}
      onOpened={setOpened}
    >
      <PeoplePicker
        label={w.invite}
        groups={groups}
        value={draft.invitees}
        onChange={(invitees) => edit((before) => ({ ...before, awaitsWishers: false, invitees }))}
        max={PEOPLE_MAX}
        allow={["email"]}
        empty={<p>{uid ? w.noFriends : w.signedOutFriends}</p>}
      />
    </Section>
  );
}

function groupsOf(
  friends: readonly Friend[],
  wishers: readonly Friend[],
  [want, other]: [string, string],
): CandidateGroup[] {
  const wanting = new Set(wishers.map((friend) => friend.uid));
  const groups = [
    { title: want, people: friends.filter((friend) => wanting.has(friend.uid)).map(candidateOf) },
    { title: other, people: friends.filter((friend) => !wanting.has(friend.uid)).map(candidateOf) },
  ];
  return groups.filter(({ people }) => people.length > 0);
}
