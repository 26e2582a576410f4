import { useQuery } from "@tanstack/react-query";
import { call } from "~/api/call";
import type { OpenHangout } from "./use-hangout";

/** The address of a hangout to give to others; `undefined` where there is none, or while it is asked for. */
export function useShareUrl({ actor, snapshot }: OpenHangout): string | undefined {
  const { hangoutId: id, key } = actor;
  const { data } = useQuery({
    // Hosts turn the link off and on, which is a change of the hangout.
    queryKey: ["share-url", id, key, snapshot.hangout.version],
    queryFn: async () => (await call("readInvitation", key ? { id, key } : { id })).shareUrl,
    placeholderData: (before) => before,
  });
  return data ? new URL(data, location.origin).href : undefined;
}
