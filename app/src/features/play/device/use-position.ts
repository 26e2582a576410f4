import { useEffect, useState } from "react";
import type { Point } from "~/sync/geo";

/** A position of this device. */
export interface Fix extends Point {
  /** Radius in metres within which the device is most likely. */
  accuracyM: number;
  /** Direction it moves in, degrees from north; `null` while it stands. */
  courseDeg: number | null;
  /** Milliseconds since the epoch. */
  atMs: number;
}

/** `off`: nobody has allowed it yet. `unavailable`: allowed, and the device finds nothing. */
export type PositionState =
  | { state: "off" | "asking" | "denied" | "unavailable"; fix: Fix | null }
  | { state: "on"; fix: Fix };

const WATCH: PositionOptions = { enableHighAccuracy: true, maximumAge: 5_000, timeout: 30_000 };
/** Slower than this, in metres a second, the course is noise. */
const SPEED_MIN = 0.5;

/**
 * Follows the device's position while it is wanted. The browser asks its user at the first `turnOn`, and never before: where
 * it was allowed earlier, following begins by itself.
 */
export function usePosition(isWanted: boolean): PositionState & { turnOn: () => void } {
  const [position, setPosition] = useState<PositionState>({ state: "off", fix: null });
  // None before it is allowed. A watch that was refused stays silent: another try needs a new one.
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void permission().then((state) => {
      if (!isCurrent) return;
      if (state === "granted") setAttempt((before) => Math.max(1, before));
      if (state === "denied") setPosition({ state: "denied", fix: null });
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  useEffect(() => {
    if (!isWanted || attempt === 0) return;
    if (!navigator.geolocation) return setPosition({ state: "unavailable", fix: null });
    setPosition(({ fix }) => (fix ? { state: "on", fix } : { state: "asking", fix }));
    const id = navigator.geolocation.watchPosition(
      (found) => setPosition({ state: "on", fix: fixOf(found) }),
      ({ code }) => setPosition(({ fix }) => ({ state: code === 1 ? "denied" : "unavailable", fix })),
      WATCH,
    );
    return () => navigator.geolocation.clearWatch(id);
  }, [isWanted, attempt]);
  return { ...position, turnOn: () => setAttempt(attempt + 1) };
}

function fixOf({ coords, timestamp }: GeolocationPosition): Fix {
  const { longitude: lng, latitude: lat, accuracy: accuracyM, heading, speed } = coords;
  const isMoving = heading !== null && Number.isFinite(heading) && (speed ?? 0) > SPEED_MIN;
  return { lng, lat, accuracyM, courseDeg: isMoving ? heading : null, atMs: timestamp };
}

async function permission(): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state;
  } catch {
    return undefined;
  }
}
