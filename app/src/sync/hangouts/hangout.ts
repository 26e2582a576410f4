/** A hangout with the people in it and their comments, and the questions screens ask about it. Pure. */
import type { Hangout, HangoutComment, HangoutMember, HangoutOption } from "~/core";

export interface Stored<Data> {
  id: string;
  version: number;
  data: Data;
}

/** Everything the reader may see of one hangout. */
export interface HangoutSnapshot {
  hangout: Stored<Hangout>;
  /** In the order in which they joined. */
  members: readonly Stored<HangoutMember>[];
  /** The oldest first. */
  comments: readonly Stored<HangoutComment>[];
}

export type Vote = "yes" | "maybe" | "no";
/** A reply to a date that is set. */
export type Reply = "going" | "maybe" | "no";

/** The id of a person as a member. */
export function memberIdOf(hangoutId: string, uid: string): string {
  return `${hangoutId}_${uid}`;
}

/** The reader as a member; by the secret of a guest, `{memberId}.{secret}`, where they have no account. */
export function ownMember(
  { hangout, members }: HangoutSnapshot,
  uid: string | null,
  key: string | null = null,
): Stored<HangoutMember> | undefined {
  const guestId = key?.includes(".") ? key.slice(0, key.indexOf(".")) : null;
  const id = uid === null ? guestId : memberIdOf(hangout.id, uid);
  return members.find((member) => member.id === id) ?? members.find((member) => member.id === guestId);
}

export function isHostedBy({ data }: Stored<Hangout>, uid: string | null): boolean {
  return uid !== null && (data.hostId === uid || (data.coHosts ?? []).includes(uid));
}

export function isGuest({ data }: Stored<HangoutMember>): boolean {
  return data.userId === undefined;
}

export function isNeeded({ data }: Stored<Hangout>, member: Stored<HangoutMember>): boolean {
  return member.data.userId !== undefined && (data.neededIds ?? []).includes(member.data.userId);
}

export function hasVoted({ data }: Stored<HangoutMember>): boolean {
  return Object.keys(data.votes ?? {}).length > 0;
}

/** True while votes are taken: a poll without a date, before its deadline, and not closed by the host. */
export function isPollOpen({ data }: Stored<Hangout>, nowMs: number): boolean {
  if (data.status !== "polling" || data.pollClosedAt !== undefined) return false;
  return data.pollDeadline === undefined || nowMs < Date.parse(data.pollDeadline);
}

/** True once a date that is set has begun: then the host can say who came. */
export function hasBegun({ data }: Stored<Hangout>, nowMs: number): boolean {
  const { startsAt } = data.when;
  return data.status === "scheduled" && startsAt !== undefined && Date.parse(startsAt) <= nowMs;
}

/** Length of a date without an end, as the server has it. */
const UNENDED_MS = 2 * 3_600_000;

/** The moment a date that is set is over, from which on those who came get points; `null` without a date. */
export function endMsOf({ data }: Stored<Hangout>): number | null {
  const { startsAt, endsAt } = data.when;
  if (endsAt) return Date.parse(endsAt);
  return startsAt ? Date.parse(startsAt) + UNENDED_MS : null;
}

/** People who come, each with those they bring. */
export function seatsTaken({ members }: HangoutSnapshot): number {
  return members.filter(({ data }) => data.rsvp === "going").reduce((sum, { data }) => sum + data.partySize, 0);
}

/** Those who have not answered: in a poll without a vote, else without a reply. */
export function silentMembers({ hangout, members }: HangoutSnapshot): readonly Stored<HangoutMember>[] {
  const isPolling = hangout.data.status === "polling";
  return members.filter((member) =>
    isPolling ? !hasVoted(member) : member.data.rsvp === undefined || member.data.reconfirm === true,
  );
}

/** The options in the order of their dates. */
export function optionsByDate({ data }: Stored<Hangout>): readonly HangoutOption[] {
  return [...(data.options ?? [])].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}
