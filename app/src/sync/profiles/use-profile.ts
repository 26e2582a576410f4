import { useQuery } from "@tanstack/react-query";
import { call } from "~/api/call";
import type { GetProfile } from "~/api/schema";
import { useSession } from "../session/use-session";

/** Somebody's profile as the reader sees it, or the reader's own as others do; asked for anew whenever it is opened. */
export function useProfile(asked: GetProfile) {
  const reader = useSession((state) => state.uid);
  return useQuery({
    queryKey: ["profile", reader, asked],
    queryFn: () => call("getProfile", asked),
    staleTime: 0,
    enabled: reader !== null,
  });
}
