import { useQueries } from "@tanstack/react-query";
import { useStore } from "zustand";
import { getDocument } from "~/api/documents";
import { session } from "~/state/session";
import type { PlayRecord } from "~/sync/play/play-record";
import type { Person } from "~/ui/people/person";
import { usePlayWords } from "~/ui/words/play";

/** People who play together, in the order they joined; somebody whose card is hidden has a number. */
export function useTeam({ progress }: PlayRecord): readonly Person[] {
  const w = usePlayWords().team;
  const uid = useStore(session, (state) => state.uid);
  const own = useStore(session, (state) => state.user);
  const uids = progress.team.filter((member) => member !== "");
  const cards = useQueries({
    queries: uids.map((id) => ({
      queryKey: ["teammate", id],
      queryFn: () => getDocument("users", id).catch(() => null),
      enabled: id !== uid,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  return uids.map((id, index) => {
    const card = id === uid ? own : cards[index]?.data;
    const name = (id === uid ? own?.name : undefined) ?? card?.name ?? w.someone(index + 1);
    return { id, name, photo: card?.photoRef };
  });
}
