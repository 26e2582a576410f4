import { useMemo } from "react";
import { useStore } from "zustand";
import { portraitOf } from "~/api/photo";
import { type Friend, friendshipsStore, friendsOf } from "~/state/friendships";
import { useSession } from "~/sync/session/use-session";
import type { Candidate } from "~/ui/people/people-picker";
import type { HangoutDraft } from "./draft";

const NOBODY: readonly Friend[] = [];

/** Friends of the reader, who can be invited by name. */
export function useFriends(): readonly Friend[] {
  const uid = useSession((state) => state.uid);
  const state = useStore(friendshipsStore);
  return useMemo(() => (uid ? friendsOf(state, uid) : NOBODY), [state, uid]);
}

/** Friends who are invited to a draft. */
export function useInvitedFriends({ invitees }: HangoutDraft): readonly Candidate[] {
  const friends = useFriends();
  return useMemo(
    () => friends.filter((friend) => invitees.people.includes(friend.uid)).map(candidateOf),
    [friends, invitees.people],
  );
}

export function candidateOf(friend: Friend): Candidate {
  const { uid: id, name, user_name, homeArea } = friend;
  return { id, name, userName: user_name ?? undefined, photo: portraitOf(friend), fact: homeArea?.label };
}
