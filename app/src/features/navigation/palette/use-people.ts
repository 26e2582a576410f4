import { useMemo } from "react";
import { useStore } from "zustand";
import { type Friend, friendshipsStore, friendsOf } from "~/state/friendships";
import { session } from "~/state/session";

const FOUND_MAX = 4;

/** One's friends by what is typed, a part of their name or of their user name. */
export function usePeople(query: string): readonly Friend[] {
  const state = useStore(friendshipsStore);
  const uid = useStore(session, (known) => known.uid);
  return useMemo(() => {
    const text = query.trim().toLowerCase().replace(/^@/, "");
    if (text === "" || !uid) return [];
    const named = friendsOf(state, uid).filter(({ name, user_name }) =>
      [name, user_name ?? ""].some((each) => each.toLowerCase().includes(text)),
    );
    return named.slice(0, FOUND_MAX);
  }, [query, state, uid]);
}
