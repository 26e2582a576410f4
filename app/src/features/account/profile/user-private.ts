import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/api/client";
import type { UserPrivate } from "~/api/schema";
import { useSession } from "~/sync/session/use-session";

export const PRIVATE = "usersPrivate";

/** Returns the part of their account that only the person sees. */
export function usePrivate() {
  const uid = useSession((state) => state.uid);
  return useQuery({
    queryKey: [PRIVATE, uid],
    queryFn: () => getJson<UserPrivate>(`/v1/usersPrivate/${uid}`),
    enabled: uid !== null,
  });
}
