import { useQuery } from "@tanstack/react-query";
import { runtimeConfig } from "~/api/config";
import type { QuestSession } from "~/core";
import type { PayWith } from "./use-booking";

/** Ways to pay for a date, the usual one first: by card where the server takes cards, else when people meet. */
export function useWaysToPay(session: Pick<QuestSession, "startsAt"> | undefined): readonly PayWith[] {
  const { data } = useQuery({ queryKey: ["config"], queryFn: runtimeConfig });
  if (!data?.cardPayments) return ["meeting"];
  return session?.startsAt ? ["card", "meeting"] : ["card"];
}
