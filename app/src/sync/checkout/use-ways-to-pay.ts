import { useQuery } from "@tanstack/react-query";
import { runtimeConfig } from "~/api/config";
import type { PayWith } from "~/api/schema";
import type { QuestSession } from "~/core";

/** Ways to pay for a date, the usual one first: by card where the server takes cards, else when people meet. */
export function useWaysToPay(session: Pick<QuestSession, "startsAt"> | undefined): readonly PayWith[] {
  if (!useConfig()?.cardPayments) return ["meeting"];
  return session?.startsAt ? ["card", "meeting"] : ["card"];
}

/** Tells whether a price is paid when people meet and in no other way; `false` until that is known. */
export function usePaysWhenMeeting(): boolean {
  return useConfig()?.cardPayments === false;
}

function useConfig() {
  return useQuery({ queryKey: ["config"], queryFn: runtimeConfig }).data;
}
