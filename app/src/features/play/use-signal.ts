import { useNetwork } from "@mantine/hooks";
import type { Entry } from "~/sync/outbox/entry";

/** Failures of a server that was not reached. */
const UNREACHED = ["unavailable", "deadline-exceeded"];

/** True while the server can be reached: a phone with one bar believes to be online for long. */
export function useSignal(changes: readonly Pick<Entry, "status" | "failure">[]): boolean {
  const { online } = useNetwork();
  const isCut = changes.some(({ status, failure }) => status === "waiting" && UNREACHED.includes(failure?.code ?? ""));
  return online && !isCut;
}
