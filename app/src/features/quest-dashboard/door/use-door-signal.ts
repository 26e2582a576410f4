import { useNetwork } from "@mantine/hooks";
import { useStore } from "zustand";
import { outbox } from "~/sync/outbox/store";

/** Failures of a server that was not reached. */
const UNREACHED = ["unavailable", "deadline-exceeded"];

/** True while the server can be reached, as far as this device knows. */
export function useDoorSignal(): boolean {
  const { online } = useNetwork();
  const isCut = useStore(outbox, ({ entries }) =>
    entries.some(({ status, failure }) => status === "waiting" && UNREACHED.includes(failure?.code ?? "")),
  );
  return online && !isCut;
}
