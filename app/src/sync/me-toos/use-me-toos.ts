import { useMemo, useState } from "react";
import { useStore } from "zustand";
import type { MeToo } from "~/api/schema";
import { useTopics } from "~/api/use-topics";
import { session } from "~/state/session";

/** A "me too" with its id. */
export type KnownMeToo = MeToo & { id: string };

/** Follows who wants what is on a list of one's own, with an account or without; nobody where it is somebody else's. */
export function useMeToos(listId: string, owner: string): { meToos: readonly KnownMeToo[]; isSettled: boolean } {
  const uid = useStore(session, (state) => state.uid);
  const [byId, setById] = useState<Readonly<Record<string, MeToo>>>();
  const topics = useMemo(() => (uid !== null && uid === owner ? [`meToos?ownerId=${uid}`] : []), [uid, owner]);
  useTopics<MeToo>(topics, {
    onDocuments: ({ documents }) => setById(Object.fromEntries(documents.map(({ id, data }) => [id, data]))),
    onDocument: ({ id, data }) =>
      setById((before) => {
        const { [id]: _, ...rest } = before ?? {};
        return data ? { ...rest, [id]: data } : rest;
      }),
  });
  const meToos = useMemo(
    () =>
      Object.entries(byId ?? {})
        .flatMap(([id, meToo]) => (meToo.listId === listId ? [{ ...meToo, id }] : []))
        .sort((one, other) => one.at.localeCompare(other.at)),
    [byId, listId],
  );
  return { meToos, isSettled: topics.length === 0 || byId !== undefined };
}
