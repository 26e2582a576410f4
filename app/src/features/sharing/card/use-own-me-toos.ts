import { useEffect } from "react";
import { useStore } from "zustand";
import { sentence } from "~/api/failure";
import type { Activity } from "~/core";
import { session } from "~/state/session";
import { ownMeToos, restoreMeToos, sayMeToo, setGuestName, takeBackMeToo } from "~/sync/me-toos/own";
import { toast } from "~/ui/toast";

/** Wishes of a list that the reader wants too, and ways to say so and to take it back. */
export function useOwnMeToos(listId: string, key: string | null) {
  const uid = useStore(session, (known) => known.uid);
  const { guest, said } = useStore(ownMeToos);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else has said other things
  useEffect(() => void restoreMeToos(), [uid]);
  const wanted = ({ id: itemId }: Activity) => ({ listId, itemId, ...(key ? { key } : {}) });
  const inform = (doing: Promise<void>) =>
    doing.catch((failure: unknown) => toast({ message: sentence(failure), kind: "failure" }));
  return {
    /** Name of somebody without an account; missing where nobody has asked yet, or they have an account. */
    guestName: uid === null ? guest?.name : undefined,
    isGuest: uid === null,
    has: ({ id }: Activity) =>
      said.some((each) => each.listId === listId && each.itemId === id && each.isTakenBack !== true),
    say: (activity: Activity) => inform(sayMeToo(wanted(activity))),
    takeBack: (activity: Activity) => inform(takeBackMeToo(wanted(activity))),
    rename: (name: string) => inform(setGuestName(name)),
  };
}
