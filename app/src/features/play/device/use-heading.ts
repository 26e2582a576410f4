import { useEffect, useState } from "react";

/** Apple's own name for the direction, and its question for permission. */
interface CompassEvent extends DeviceOrientationEvent {
  webkitCompassHeading?: number;
}
type Asking = { requestPermission?: () => Promise<"granted" | "denied"> };

/**
 * Direction the top of the device points to, degrees from north; `null` where it has no compass. `ask` is there where the
 * device wants a press before it tells.
 */
export function useHeading(isWanted: boolean): { headingDeg: number | null; ask: (() => void) | null } {
  const [headingDeg, setHeading] = useState<number | null>(null);
  const [isAllowed, setAllowed] = useState(() => asking()?.requestPermission === undefined);
  useEffect(() => {
    if (!isWanted || !isAllowed) return;
    const hear = (event: Event) => {
      const heading = headingOf(event as CompassEvent);
      // A compass trembles: whole steps of five degrees are enough for an arrow.
      if (heading !== null) setHeading((Math.round(heading / 5) * 5) % 360);
    };
    addEventListener("deviceorientationabsolute", hear);
    addEventListener("deviceorientation", hear);
    return () => {
      removeEventListener("deviceorientationabsolute", hear);
      removeEventListener("deviceorientation", hear);
    };
  }, [isWanted, isAllowed]);
  const ask = async () =>
    setAllowed(
      (await asking()
        ?.requestPermission?.()
        .catch(() => "denied")) === "granted",
    );
  return { headingDeg, ask: isAllowed ? null : () => void ask() };
}

function asking(): Asking | undefined {
  return "DeviceOrientationEvent" in window ? (DeviceOrientationEvent as unknown as Asking) : undefined;
}

/** The direction an event tells; `null` where it is relative to wherever the device was. */
function headingOf({ webkitCompassHeading, absolute, alpha }: CompassEvent): number | null {
  if (webkitCompassHeading !== undefined) return webkitCompassHeading;
  if (!absolute || alpha === null) return null;
  return (360 - alpha + (screen.orientation?.angle ?? 0)) % 360;
}
