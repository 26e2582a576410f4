/** Everything the parts of a poll show, from one snapshot. Pure. */
import type { HangoutOption } from "~/core";
import { type HangoutSnapshot, hasVoted } from "~/sync/hangouts/hangout";
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
  /** The best first. */
  ranked: readonly RankedDate[];
  best: RankedDate | undefined;
  names: Names;
  dateOf: (option: HangoutOption) => DateText;
}

export function pollFacts(
  snapshot: HangoutSnapshot,
  invited: readonly Member[],
  ownId: string | undefined,
  w: Words,
  unreached: readonly Member[] = [],
): PollFacts {
  const { when } = snapshot.hangout.data;
  const ranked = rankDates(snapshot);
  const people = [...snapshot.members, ...invited];
  return {
    snapshot,
    invited,
    unreached,
    total: people.length,
    answered: people.filter(hasVoted).length,
    missing: people.filter((member) => member.id !== ownId && !hasVoted(member)),
    ownId,
    ranked,
    best: bestDate(ranked),
    names: namesIn(people, w.hangout.people.unknown),
    dateOf: (option) => dateText(spanOf(option), when, w),
  };
}

/** One sentence about who cannot make a date. */
export function verdictOf({ no, neededNo, can }: RankedDate, facts: PollFacts, w: Words): string {
  const { votes } = w.hangout;
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
    return can === total ? votes.everybody : votes.allAnswered;
  }
  if (no.length > 1) return votes.cannot(listNames(no, names));
  // "Only" is said of everybody, and needs everybody's answer.
  return answered === total ? votes.only(names(only)) : votes.oneCannot(names(only));
}
