/** One's own hangouts, put in the order in which they matter. Pure. */
import type { Hangout, HangoutMember } from "~/core";

/** A hangout that somebody hosts, is in, or is invited to. */
export interface MyHangout {
  id: string;
  hangout: Hangout;
  /** Oneself in it; `null` for who is invited and has not answered. */
  member: HangoutMember | null;
  isHost: boolean;
}

/** Next step that a hangout waits for. */
export type Standing =
  | "vote"
  | "voted"
  | "pick"
  | "invited"
  | "scheduled"
  | "waitlisted"
  | "reconfirm"
  | "past"
  | "cancelled";

export interface Arranged {
  /** The next one with a date. */
  next: MyHangout | undefined;
  /** The others that lie ahead: those that wait for oneself first, then by date. */
  ahead: MyHangout[];
  /** Those that are over or called off, the latest first. */
  past: MyHangout[];
}

/** A date without an end is over half a day after it began. */
const LENGTH_MS = 12 * 3_600_000;

export function standingOf({ hangout, member, isHost }: MyHangout, nowMs: number): Standing {
  const { status, when } = hangout;
  if (status === "cancelled") return "cancelled";
  const end = when.endsAt ? Date.parse(when.endsAt) : when.startsAt ? Date.parse(when.startsAt) + LENGTH_MS : null;
  if (status === "done" || (status === "scheduled" && end !== null && end <= nowMs)) return "past";
  if (!member) return "invited";
  if (status === "scheduled") {
    if (member.reconfirm) return "reconfirm";
    return member.rsvp === "waitlisted" ? "waitlisted" : "scheduled";
  }
  const hasVoted = Object.keys(member.votes ?? {}).length > 0;
  if (isHost && (hasVoted || isVotingOver(hangout, nowMs))) return "pick";
  return hasVoted || isVotingOver(hangout, nowMs) ? "voted" : "vote";
}

function isVotingOver({ pollClosedAt, pollDeadline }: Hangout, nowMs: number): boolean {
  return pollClosedAt !== undefined || (pollDeadline !== undefined && Date.parse(pollDeadline) <= nowMs);
}

/** True if a hangout waits for something that only oneself can do. */
export function waitsForMe(standing: Standing): boolean {
  return ["vote", "invited", "reconfirm", "pick"].includes(standing);
}

export function arrange(hangouts: readonly MyHangout[], nowMs: number): Arranged {
  const standing = (hangout: MyHangout) => standingOf(hangout, nowMs);
  const isOver = (hangout: MyHangout) => ["past", "cancelled"].includes(standing(hangout));
  const byDate = [...hangouts].sort((one, other) => momentOf(one).localeCompare(momentOf(other)));
  const open = byDate.filter((each) => !isOver(each));
  const next = open.find((each) => isDated(each) && isComing(each));
  const ahead = open.filter((each) => each !== next);
  const waiting = ahead.filter((each) => waitsForMe(standing(each)));
  const others = ahead.filter((each) => !waitsForMe(standing(each)));
  return { next, ahead: [...waiting, ...others], past: byDate.filter(isOver).reverse() };
}

const isDated = ({ hangout }: MyHangout) => hangout.status === "scheduled" && hangout.when.startsAt !== undefined;
/** Returns `true` for a member who has not said no; the others have nothing to count down to. */
const isComing = ({ member }: MyHangout) => member !== null && member.rsvp !== "no";

/** The moment it begins, or the first of those that are voted on. */
function momentOf({ hangout: { when, options = [] } }: MyHangout): string {
  return when.startsAt ?? options.map(({ start }) => start).sort()[0] ?? "";
}
