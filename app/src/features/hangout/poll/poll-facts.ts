/** Everything the parts of a poll show, from one snapshot. Pure. */
import type { HangoutOption } from "~/core";
import { type HangoutSnapshot, hasVoted, isNeeded } from "~/sync/hangouts/hangout";
import { bestDate, type RankedDate, rankDates } from "~/sync/hangouts/ranking";
import type { Words } from "~/ui/words";
import { type DateText, dateText, spanOf } from "../dates";
import { listNames, type Member, type Names, namesIn } from "../people";

export interface PollFacts {
  snapshot: HangoutSnapshot;
  /** Friends who are invited and have not opened the hangout. */
  invited: readonly Member[];
  /** Guests without an email address. */
  unreached: readonly Member[];
  /** Number of people in it and invited to it. */
  total: number;
  answered: number;
  /** The others without an answer, the invited last. */
  missing: readonly Member[];
  /** The reader as a member. */
  ownId: string | undefined;
  /** The best first; dates that have passed come last. */
  ranked: readonly RankedDate[];
  best: RankedDate | undefined;
  names: Names;
  dateOf: (option: HangoutOption) => DateText;
  /** True for a date that has begun: the server picks none of those. */
  isPast: (option: HangoutOption) => boolean;
}

export function pollFacts(
  snapshot: HangoutSnapshot,
  invited: readonly Member[],
  ownId: string | undefined,
  w: Words,
  unreached: readonly Member[] = [],
  nowMs = 0,
): PollFacts {
  const { when } = snapshot.hangout.data;
  const isPast = ({ start }: HangoutOption) => Date.parse(start) <= nowMs;
  const all = rankDates(snapshot);
  const ahead = all.filter(({ option }) => !isPast(option));
  const people = [...snapshot.members, ...invited];
  return {
    snapshot,
    invited,
    unreached,
    total: people.length,
    answered: people.filter(hasVoted).length,
    missing: people.filter((member) => member.id !== ownId && !hasVoted(member)),
    ownId,
    ranked: [...ahead, ...all.filter(({ option }) => isPast(option))],
    best: bestDate(ahead),
    names: namesIn(people, w.hangout.people.unknown),
    dateOf: (option) => dateText(spanOf(option), when, w),
    isPast,
  };
}

/** One sentence about why a date is the best: how many can come, and that those who are needed can. */
export function reasonOf({ snapshot, names, ownId }: PollFacts, { yes, maybe, can, answered }: RankedDate, w: Words) {
  const needed = [...yes, ...maybe].filter((member) => member.id !== ownId && isNeeded(snapshot.hangout, member));
  return w.hangout.best.can(can, answered, listNames(needed, names), maybe.length);
}

/** One sentence about who cannot make a date, or that it has passed. */
export function verdictOf({ option, yes, maybe, no, neededNo, can }: RankedDate, facts: PollFacts, w: Words): string {
  const { votes, passed } = w.hangout;
  if (facts.isPast(option)) return passed.short;
  const { names, total, answered } = facts;
  const [needed] = neededNo;
  if (needed) {
    const who = listNames(neededNo, names);
    return neededNo.length === 1 ? votes.neededOne(names(needed)) : votes.neededCannot(who);
  }
  const [only] = no;
  if (!only) {
    if (can === 0) return votes.nobody;
    if (can < answered) return votes.noneRefused;
    if (yes.length === 0) return votes.nobodySure;
    const all = can === total ? votes.everybody : votes.allAnswered;
    return maybe.length > 0 ? all + votes.onlyIfNeedBe(maybe.length) : all;
  }
  if (no.length > 1) return votes.cannot(listNames(no, names));
  // "Only" is said of everybody, and needs everybody's answer.
  return answered === total ? votes.only(names(only)) : votes.oneCannot(names(only));
}
