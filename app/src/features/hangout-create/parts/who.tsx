import { IconUsers } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { portraitOf } from "~/api/photo";
import { type Friend, friendshipsStore, friendsOf } from "~/state/friendships";
import { useSession } from "~/sync/session/use-session";
import { listed } from "~/ui/format";
import { FaceStack } from "~/ui/people/face-stack";
import { type Candidate, type CandidateGroup, PeoplePicker } from "~/ui/people/people-picker";
import { firstName } from "~/ui/people/person";
import { useWords } from "~/ui/words";
import type { PartProps } from "./part-props";
import { Section } from "./section";

/** Most people that are invited by name and by email. */
const PEOPLE_MAX = 200;
const NOBODY: readonly Friend[] = [];

/** The people: those who want the same first, other friends, addresses, and always whoever has the link. */
export function Who({ draft, edit, wishers = NOBODY }: PartProps & { wishers?: readonly Friend[] | undefined }) {
  const w = useWords().newHangout;
  const [opened, setOpened] = useState(false);
  const uid = useSession((state) => state.uid);
  const state = useStore(friendshipsStore);
  const friends = useMemo(() => (uid ? friendsOf(state, uid) : []), [state, uid]);
  const groups = groupsOf(friends, wishers, [w.wantThisToo, w.friends]);
  const { people, emails } = draft.invitees;
  const invited = friends.filter((friend) => people.includes(friend.uid));
  const names = [...invited.map(firstName), ...emails];
  return (
    <Section
      Icon={IconUsers}
      title={w.invite}
      summary={names.length === 0 ? w.who0 : w.whoAndLink(listed(names))}
      hint={w.whoHint}
      aside={invited.length > 0 ? <FaceStack people={invited.map(personOf)} names="hidden" max={3} /> : null}
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
        allow={["email", "needed"]}
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
    { title: want, people: friends.filter((friend) => wanting.has(friend.uid)).map(personOf) },
    { title: other, people: friends.filter((friend) => !wanting.has(friend.uid)).map(personOf) },
  ];
  return groups.filter(({ people }) => people.length > 0);
}

function personOf(friend: Friend): Candidate {
  const { uid: id, name, user_name, homeArea } = friend;
  return { id, name, userName: user_name ?? undefined, photo: portraitOf(friend), fact: homeArea?.label };
}
