/** People whom a date does not suit, by their votes. Pure. */
import type { HangoutWhen } from "~/core";
import { type HangoutSnapshot, isNeeded, type Vote } from "~/sync/hangouts/hangout";
import { wallTimeAt } from "~/ui/time/zoned-time";
import type { Member } from "../people";

/** Those whom a date does not suit; however they are notified. */
export interface Objections {
  /** Needed people who said no. */
  neededNo: readonly Member[];
  /** The others who said no. */
  no: readonly Member[];
  /** Those who can come only if need be. */
  maybe: readonly Member[];
}

/** A date that starts at a moment. */
type Start = Pick<HangoutWhen, "startsAt" | "allDay" | "timeZone">;

/** Lists those who said no to any of the options, or "if need be" at best, except the reader. */
export function objectionsTo(
  { hangout, members }: HangoutSnapshot,
  optionIds: readonly string[],
  ownId: string | undefined,
): Objections {
  const others = members.filter(({ id }) => id !== ownId);
  const bestIs = (vote: Vote) => others.filter((member) => bestVote(member, optionIds) === vote);
  const no = bestIs("no");
  return {
    neededNo: no.filter((member) => isNeeded(hangout, member)),
    no: no.filter((member) => !isNeeded(hangout, member)),
    maybe: bestIs("maybe"),
  };
}

/** Lists those whom a new date does not suit, as far as the poll asked about that moment, or else about that day. */
export function objectionsToMove(snapshot: HangoutSnapshot, to: Start, ownId: string | undefined): Objections {
  const { options = [], when } = snapshot.hangout.data;
  const { startsAt } = to;
  if (!startsAt) return objectionsTo(snapshot, [], ownId);
  const same = options.filter(({ start }) => Date.parse(start) === Date.parse(startsAt));
  const day = dayOf(startsAt, to);
  const asked = same.length > 0 ? same : options.filter(({ start }) => dayOf(start, when) === day);
  return objectionsTo(
    snapshot,
    asked.map(({ id }) => id),
    ownId,
  );
}

/** Whole days are days of UTC. */
function dayOf(instant: string, { allDay, timeZone }: Omit<Start, "startsAt">): string {
  return wallTimeAt(instant, allDay || !timeZone ? "UTC" : timeZone).date;
}

/** The most willing answer to any of some options. */
function bestVote({ data }: Member, optionIds: readonly string[]): Vote | undefined {
  const given = new Set(optionIds.map((id) => data.votes?.[id]));
  return (["yes", "maybe", "no"] as const).find((vote) => given.has(vote));
}
