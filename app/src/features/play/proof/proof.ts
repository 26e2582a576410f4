import type { ReactNode } from "react";
import { sentence } from "~/api/failure";
import type { QuestStop } from "~/core";
import type { PlayRecord } from "~/sync/play/play-record";
import { toast } from "~/ui/toast";
import type { Fix } from "../device/use-position";

/** Given to each kind of proof. */
export interface ProofProps {
  record: PlayRecord;
  stop: QuestStop;
  fix: Fix | null;
  isOnline: boolean;
  /** Story of the stop, above the proof. */
  told: ReactNode;
  /** Hints, photos and the way on, below it. */
  options: ReactNode;
}

/** Says why the server refused something; it stays in the outbox. */
export function sayWhy(failure: unknown): void {
  toast({ message: sentence(failure), kind: "failure" });
}

/** The position as a check-in sends it. */
export function locationOf(fix: Fix | null): { lat: number; lng: number; accuracyM: number } | null {
  return fix && { lat: fix.lat, lng: fix.lng, accuracyM: fix.accuracyM };
}
