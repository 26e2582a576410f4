import { forSeason, type Idea, isSouthern, type Season, seasonOf } from "./ideas";

const DAY_MS = 86_400_000;

/** The season where the device says it is. */
export function seasonNow(): Season {
  return seasonOf(new Date(), isSouthern(Intl.DateTimeFormat().resolvedOptions().timeZone));
}

/** Ideas for now first, in an order that stays for a day. */
export function forNow(ideas: readonly Idea[]): Idea[] {
  return forSeason(ideas, seasonNow(), Math.floor(Date.now() / DAY_MS));
}
