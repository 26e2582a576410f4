import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "~/api/call";
import { isGuest } from "~/sync/hangouts/hangout";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import type { Member } from "./people";

const NOBODY: readonly Member[] = [];

/** Guests who left no email address: nothing that happens reaches them but by the page. Only hosts learn who they are. */
export function useUnreached({ actor, snapshot, isHost }: OpenHangout): readonly Member[] {
  const { hangoutId: id } = actor;
  const guests = snapshot.members.filter(isGuest);
  const { data: people } = useQuery({
    queryKey: ["guest-emails", id, guests.map((guest) => guest.version).join()],
    queryFn: async () => (await call("readInvitation", { id })).people,
    enabled: isHost && guests.length > 0,
    placeholderData: (before) => before,
  });
  return useMemo(() => {
    const silent = new Set(people?.filter(({ hasEmail }) => hasEmail === false).map(({ memberId }) => memberId));
    return silent.size === 0 ? NOBODY : snapshot.members.filter(({ id }) => silent.has(id));
  }, [people, snapshot.members]);
}
