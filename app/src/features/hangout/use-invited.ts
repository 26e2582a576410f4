import { useMemo } from "react";
import { useStore } from "zustand";
import { friendshipsStore } from "~/state/friendships";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { listInvited } from "./invited";
import type { Member } from "./people";

/** Friends who are invited and have not opened the hangout, by the names this device knows. */
export function useInvited({ snapshot }: OpenHangout): readonly Member[] {
  const cards = useStore(friendshipsStore, (state) => state.cards);
  return useMemo(() => {
    const known = Object.entries(cards).flatMap(([uid, card]): [string, string][] => (card ? [[uid, card.name]] : []));
    return listInvited(snapshot, new Map(known));
  }, [snapshot, cards]);
}
