import { useQuery } from "@tanstack/react-query";
import { runtimeConfig } from "~/api/config";
import type { PayWith } from "~/api/schema";
import type { QuestSession } from "~/core";

/** Ways to pay for a date, the usual one first: by card where the server takes cards, else when people meet. */
export function useWaysToPay(session: Pick<QuestSession, "startsAt"> | undefined): readonly PayWith[] {
  const { data } = useQuery({ queryKey: ["config"], queryFn: runtimeConfig });
  if (!data?.cardPayments) return ["meeting"];
  return session?.startsAt ? ["card", "meeting"] : ["card"];
}

/** Tells whether a price is paid when people meet and in no other way; `false` until that is known. */
export function usePaysWhenMeeting(): boolean {
  const { data } = useQuery({ queryKey: ["config"], queryFn: runtimeConfig });
  return data?.cardPayments === false;
}
