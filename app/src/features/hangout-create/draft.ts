/** A hangout that is being made: everything on the page, as it is kept on the device. Pure. */
import type { HangoutOptions, Theme } from "~/ui/hangout-options/options";
import { type Invitees, nobodyInvited } from "~/ui/people/invitees";
import { type EventTime, inZone } from "~/ui/time/event-time";
import { addDay, inOrder, proposeDays, type Slot, slotBetween, usualTimes } from "./slots";

export interface DraftPlace {
  name: string;
  lng: number;
  lat: number;
  /** Name of the place where it is a known one. */
  id?: string | undefined;
}

/** The thing that a hangout is made of. */
export interface Source {
  activityId?: string;
  listId?: string;
  questId?: string;
  planId?: string;
}

export interface HangoutDraft {
  /** Names this one creation, so that it happens once, however often it is sent. */
  key: string;
  /** Draws its cover, now and once it is sent; missing in drafts that are older. */
  coverSeed?: string;
  title: string;
  note: string;
  source: Source;
  category: string | null;
  place: DraftPlace | null;
  /** The place in own words, where no place is called so: it goes into the message, since there is no pin. */
  placeWords?: string;
  /** True if people vote on several dates. */
  isPoll: boolean;
  slots: readonly Slot[];
  /** True if the dates of the poll are whole days. */
  allDay: boolean;
  /** The one date, where there is no poll. */
  date: EventTime | null;
  timeZone: string;
  /** True if somebody chose the zone, by hand or with dates of their own: it does not follow the place. */
  isZoneChosen?: boolean;
  invitees: Invitees;
  /** True until somebody was chosen, by the page or by hand: friends who want the same are still to be invited. */
  awaitsWishers: boolean;
  options: HangoutOptions;
  theme: Theme;
  /** Address of an own photo on the server. */
  photoRef: string | null;
}

/** Facts that a draft begins with. */
export interface Beginning {
  title?: string | undefined;
  source?: Source | undefined;
  category?: string | null | undefined;
  place?: DraftPlace | null | undefined;
  /** Month it is meant for, 1 to 12. */
  month?: number | null | undefined;
  /** Ids of the people who are invited. */
  people?: readonly string[] | undefined;
  /** True if dates are proposed. */
  proposesDates?: boolean | undefined;
  /** Dates that it has of its own, as those of a quest: instants, ISO-8601. */
  dates?: readonly OwnDate[] | undefined;
  /** Zone of those dates; that of the device, if missing. */
  timeZone?: string | undefined;
}

export interface OwnDate {
  start: string;
  end: string;
}

interface Context {
  key: string;
  timeZone: string;
  today: string;
  newId: () => string;
}

export function beginDraft(from: Beginning, { key, timeZone, today, newId }: Context): HangoutDraft {
  const category = from.category ?? null;
  const days = from.proposesDates ? proposeDays(today, from.month ?? null) : [];
  const zone = from.timeZone ?? timeZone;
  const own = (from.dates ?? []).map(({ start, end }) => slotBetween(newId(), { start, end }, zone));
  return {
    key,
    title: from.title ?? "",
    note: "",
    source: from.source ?? {},
    category,
    place: from.place ?? null,
    isPoll: true,
    slots:
      own.length > 0
        ? inOrder(own)
        : days.reduce<Slot[]>((slots, day) => addDay(slots, day, usualTimes(category), newId()), []),
    allDay: false,
    date: null,
    timeZone: zone,
    isZoneChosen: from.timeZone !== undefined,
    invitees: { ...nobodyInvited, anyoneWithLink: true, people: [...(from.people ?? [])] },
    awaitsWishers: (from.people ?? []).length === 0,
    options: { deadline: null, capacity: null, plusOnes: 0, hideVotes: false, hideGuests: false, carpool: false },
    theme: "lagoon",
    photoRef: null,
    coverSeed: newId(),
  };
}

/** Changes slots; they stay in the order of the calendar. */
export function withSlots(draft: HangoutDraft, slots: readonly Slot[]): HangoutDraft {
  return { ...draft, slots: inOrder(slots) };
}

/** Sets the place; words that stood for it are gone. */
export function withPlace({ placeWords: _, ...draft }: HangoutDraft, place: DraftPlace | null): HangoutDraft {
  return { ...draft, place };
}

/** Sets the zone; times of day stay as clocks show them. */
export function withZone(draft: HangoutDraft, timeZone: string, isZoneChosen: boolean): HangoutDraft {
  return { ...draft, timeZone, isZoneChosen, date: draft.date && inZone(draft.date, timeZone) };
}

/** True if there is one date to say, not several to vote on. */
export function hasOneDate({ isPoll, slots }: HangoutDraft): boolean {
  return !isPoll || slots.length === 1;
}

/** True for dates without times of day. */
export function isWholeDays({ isPoll, allDay, date }: HangoutDraft): boolean {
  return isPoll ? allDay : date?.allDay === true;
}
