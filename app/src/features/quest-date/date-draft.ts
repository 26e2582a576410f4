/** One date of a quest while its creator changes it, and the effect of the change on guests. Pure. */
import type { Price, Quest, QuestSession } from "~/core";
import { priceOfSeat, seatsInAll } from "~/sync/quests/seats";
import type { EventTime } from "~/ui/time/event-time";
import { deviceZone } from "~/ui/time/zoned-time";

export interface DateDraft {
  /** `null` while it cannot be read, and for a quest that guests begin at any time. */
  time: EventTime | null;
  /** Seats; `null` for as many as the quest has. */
  capacity: number | null;
  /** Price of a seat in minor units; `null` for that of the quest. */
  price: number | null;
  cutoffMin: number;
  /** Empty for the first stop. */
  meetingPlace: string;
}

export function draftOf({ startsAt, endsAt, timeZone, ...session }: QuestSession): DateDraft {
  const zone = timeZone ?? deviceZone();
  return {
    time: startsAt && endsAt ? { allDay: false, startsAt, endsAt, timeZone: zone } : null,
    capacity: session.capacity ?? null,
    price: session.price?.amount ?? null,
    cutoffMin: session.cutoffMin ?? 0,
    meetingPlace: session.meetingPlace ?? "",
  };
}

/** The date with what was written; `null` while its time cannot be read. */
export function changedDate(before: QuestSession, draft: DateDraft, currency: string): QuestSession | null {
  const { startsAt: _start, endsAt: _end, timeZone: _zone, ...rest } = before;
  const { capacity: _seats, price: _price, cutoffMin: _cutoff, meetingPlace: _place, ...kept } = rest;
  const place = draft.meetingPlace.trim();
  const others = {
    ...kept,
    ...(draft.capacity === null ? {} : { capacity: draft.capacity }),
    ...(draft.price === null ? {} : { price: { amount: draft.price, currency } }),
    ...(draft.cutoffMin > 0 ? { cutoffMin: draft.cutoffMin } : {}),
    ...(place ? { meetingPlace: place } : {}),
  };
  if (!before.startsAt) return others;
  if (!draft.time || draft.time.allDay) return null;
  const { startsAt, endsAt, timeZone } = draft.time;
  return { ...others, startsAt, endsAt, timeZone };
}

/** Effects of a change, in the order in which they are listed. Only the first two notify guests. */
export interface Effects {
  isMoved: boolean;
  meetsElsewhere: boolean;
  /** New price of a seat, which those pay who book from now on; `null` if free. Missing if it stays. */
  price?: Price | null;
  /** Seats added while people wait. */
  added: number;
  /** Number of taken seats where the date would have fewer. */
  taken: number | null;
  isChanged: boolean;
}

export function effectsOf(quest: Quest, before: QuestSession, after: QuestSession): Effects {
  const { booked = 0, held = 0, waiting = 0 } = before.seats ?? {};
  const seats = seatsInAll(quest, after);
  const more = Math.max(0, seats - seatsInAll(quest, before));
  const price = priceOfSeat(quest, after);
  const isDearer = JSON.stringify(price) !== JSON.stringify(priceOfSeat(quest, before));
  const isMoved = msOf(before.startsAt) !== msOf(after.startsAt) || msOf(before.endsAt) !== msOf(after.endsAt);
  const meetsElsewhere = (before.meetingPlace ?? "") !== (after.meetingPlace ?? "");
  const isOther = JSON.stringify(fieldsOf(before)) !== JSON.stringify(fieldsOf(after));
  return {
    ...{ isMoved, meetsElsewhere, ...(isDearer ? { price } : {}) },
    added: waiting > 0 ? more : 0,
    taken: booked + held > seats ? booked + held : null,
    isChanged: isMoved || meetsElsewhere || isOther,
  };
}

const msOf = (instant: string | undefined) => (instant === undefined ? 0 : Date.parse(instant));

const fieldsOf = ({ timeZone, capacity, price, cutoffMin = 0 }: QuestSession) => [
  ...[timeZone ?? null, capacity ?? null, cutoffMin],
  ...(price ? [price.amount, price.currency] : []),
];
