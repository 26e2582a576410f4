import { useReducedMotion } from "@mantine/hooks";
import { useEffect, useState } from "react";
import type { QuestStop } from "~/core";
import { pointOf } from "~/sync/geo";
import type { PlayRecord } from "~/sync/play/play-record";
import type { Fix } from "../device/use-position";
import { along, standsAt } from "./trial-record";

/** Time in which a way is walked, in steps. */
const STEP_MS = 100;
const STEPS = 30;
/** As exact as a phone is in the open. */
const ACCURACY_M = 8;

/** A position that walks from stop to stop when it is told to. */
export function useSimulatedPosition(record: PlayRecord, stop: QuestStop | undefined) {
  const isStill = useReducedMotion();
  /** Steps that were walked towards a stop. */
  const [walked, setWalked] = useState({ stopId: "", steps: 0, isWalking: false });
  const isHere = walked.stopId === stop?.id;
  const { steps, isWalking } = isHere ? walked : { steps: 0, isWalking: false };
  useEffect(() => {
    if (!isWalking || steps >= STEPS) return;
    const timer = setTimeout(() => setWalked((before) => ({ ...before, steps: before.steps + 1 })), STEP_MS);
    return () => clearTimeout(timer);
  }, [isWalking, steps]);
  const from = standsAt(record);
  const to = stop ? pointOf(stop) : null;
  const at = from && to ? along(from, to, steps / STEPS) : (from ?? to);
  const fix: Fix | null = at && { ...at, accuracyM: ACCURACY_M, courseDeg: null, atMs: Date.now() };
  const stopId = stop?.id ?? "";
  const jump = () => setWalked({ stopId, steps: STEPS, isWalking: false });
  return {
    ...(fix ? { state: "on" as const, fix } : { state: "unavailable" as const, fix: null }),
    turnOn: () => undefined,
    isWalking: isWalking && steps < STEPS,
    walk: isStill ? jump : () => setWalked({ stopId, steps, isWalking: true }),
    jump,
  };
}
