import { zoneCity } from "./format-time";
import { deviceZone, offsetMinutesAt } from "./zoned-time";

/** The city whose clocks are meant, where they show another time at a moment than the reader's; empty where they agree. */
export function foreignCity(zone: string | undefined, at: string, own: string = deviceZone()): string {
  return zone && offsetMinutesAt(at, zone) !== offsetMinutesAt(at, own) ? zoneCity(zone) : "";
}
