/** The zone of the place of a draft beside the one of its host. Pure. */
import { iso, offsetMinutesAt } from "~/ui/time/zoned-time";
import { type HangoutDraft, isWholeDays } from "../draft";
import { datesOf } from "../hangout-fields";

export interface PlaceZone {
  /** Name of the place. */
  place: string;
  zone: string;
  /** The zone of the host's device. */
  own: string;
  /** Hours that clocks at the place are ahead of the host's on the first date; behind them below 0. */
  hours: number;
}

/** The other zone; `null` where clocks agree, or no clock is needed. */
export function otherZone(draft: HangoutDraft, zone: string | undefined, own: string, nowMs: number): PlaceZone | null {
  if (!draft.place || !zone || isWholeDays(draft)) return null;
  const at = datesOf(draft)[0]?.start ?? iso(nowMs);
  const hours = (offsetMinutesAt(at, zone) - offsetMinutesAt(at, own)) / 60;
  return hours === 0 ? null : { place: draft.place.name, zone, own, hours };
}

/** The zone that the draft takes by itself: the place's, or the host's; `null` where it has it, or one was chosen. */
export function zoneToTake(draft: HangoutDraft, other: PlaceZone | null, own: string): string | null {
  // Older drafts don't say whether their zone was chosen.
  if (draft.isZoneChosen ?? draft.timeZone !== own) return null;
  const zone = other?.zone ?? own;
  return zone === draft.timeZone ? null : zone;
}
