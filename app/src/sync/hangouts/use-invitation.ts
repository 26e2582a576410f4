import { useQuery } from "@tanstack/react-query";
import { call } from "~/api/call";
import type { Invitation } from "~/api/schema";
import { useTopics } from "~/api/use-topics";
import type { OpenHangout } from "./use-hangout";

interface ReadInvitation {
  /** `undefined` while it is read, and for somebody who is in the hangout. */
  invitation: Invitation | undefined;
  isLoading: boolean;
}

/**
 * The invitation as the server counts it, for somebody who has not joined: they may not read the members, but may know
 * how many have answered what. It is read again whenever something happens in the hangout.
 */
export function useInvitation({ actor, me, isHost }: OpenHangout): ReadInvitation {
  const { hangoutId: id, key } = actor;
  const isOutside = !me && !isHost;
  const { data, isLoading, refetch } = useQuery({
    queryKey: ["invitation", id, key],
    queryFn: () => call("readInvitation", key ? { id, key } : { id }),
    enabled: isOutside,
  });
  const secret = key ? `?k=${encodeURIComponent(key)}` : "";
  useTopics(isOutside ? [`hangoutActivity/${id}${secret}`] : [], { onDocument: () => void refetch() });
  return { invitation: isOutside ? data : undefined, isLoading };
}
