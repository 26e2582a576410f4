/**
 * Order of the dates of a poll, the best first, as `rank_options` of the core has it: dates that everybody who is needed
 * can make; then those most people can make, if need be; then those that suit most; then as they are given. Pure.
 */
import type { HangoutMember, HangoutOption } from "~/core";
import { type HangoutSnapshot, hasVoted, isNeeded, type Stored, type Vote } from "./hangout";

type Member = Stored<HangoutMember>;

/** A date with what each person said about it. */
export interface RankedDate {
  option: HangoutOption;
  yes: readonly Member[];
  maybe: readonly Member[];
  no: readonly Member[];
  /** Needed people who said no. */
  neededNo: readonly Member[];
  /** People who can come, if need be. */
  can: number;
  /** People who voted for any date. */
  answered: number;
}

/** Ranks the dates of a hangout. Members whose votes are hidden from the reader count nowhere. */
export function rankDates(snapshot: HangoutSnapshot): RankedDate[] {
  const { hangout, members } = snapshot;
  const answered = members.filter(hasVoted).length;
  const ranked = (hangout.data.options ?? []).map((option): RankedDate => {
    const of = (vote: Vote) => members.filter(({ data }) => data.votes?.[option.id] === vote);
    const [yes, maybe, no] = [of("yes"), of("maybe"), of("no")];
    const neededNo = no.filter((member) => isNeeded(hangout, member));
    return { option, yes, maybe, no, neededNo, can: yes.length + maybe.length, answered };
  });
  // Stable: of equal ones the first stays first.
  return ranked.sort(
    (a, b) =>
      Number(a.neededNo.length > 0) - Number(b.neededNo.length > 0) || b.can - a.can || b.yes.length - a.yes.length,
  );
}

/** The best date, once somebody can come to it. */
export function bestDate(ranked: readonly RankedDate[]): RankedDate | undefined {
  return ranked[0] && ranked[0].can > 0 ? ranked[0] : undefined;
}
