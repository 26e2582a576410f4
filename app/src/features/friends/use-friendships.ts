import { useStore } from "zustand";
import { type Friendships, friendshipsStore } from "~/state/friendships";
import { session } from "~/state/session";

/** The friendships, requests and blocks of the person signed in, followed as they change. */
export function useFriendships(): { friendships: Friendships; uid: string } {
  const state = useStore(friendshipsStore);
  const uid = useStore(session, (known) => known.uid);
  return { friendships: state, uid: uid ?? "" };
}
