/** When in the year a wish can be done: the month it is planned for, else what its words say. Pure. */
import type { Activity } from "~/core";

/** Months of what happens at its own time of the year, in the north; in English and German. */
const SEASONS: readonly [months: readonly number[], words: RegExp][] = [
  [[8], /\bperseids?\b|perseiden/],
  [[12], /\bgeminids?\b|geminiden|christmas|weihnacht|\badvent/],
  [[12, 1], /new year.?s (eve|day)|silvester|neujahr/],
  [[9, 10, 11, 12, 1, 2, 3], /northern lights|aurora borealis|nordlicht|polarlicht/],
  [
    [12, 1, 2, 3],
    /\bski(s|ing|tour)?\b|\bsnow|\bsledg|\bsled\b|\btoboggan|husky|huskies|\bski(fahren|laufen)\b|schnee|schlitten|rodel/,
  ],
  [[12, 1, 2], /ice[- ]skat|frozen lake|schlittschuh|eislauf/],
  [[3, 4], /cherry blossom|sakura|kirschbl/],
  [[4, 5], /\btulips?\b|tulpen|\basparagus\b|spargel|bluebells/],
  [[3, 4], /\beaster\b|ostern|ostereier/],
  [[2, 3], /\bcarnival\b|mardi gras|karneval|fasching/],
  [[6], /midsummer|mitsommer|summer solstice|sommersonnenwende/],
  [[5, 6, 7], /strawberr|erdbeer|\bpuffins?\b|papageitaucher/],
  [
    [6, 7, 8],
    /\blavender\b|lavendel|sunflower|sonnenblume|open[- ]air (cinema|film)|freiluftkino|midnight sun|mitternachtssonne/,
  ],
  [
    [5, 6, 7, 8, 9],
    /swim in (a|the) (sea|lake|river|fjord)|(im|in einem) (meer|see|fluss|fjord) (schwimmen|baden)|wild swim|sleep (out )?under the stars|unter (den )?sternen schlafen/,
  ],
  [[9, 10], /oktoberfest|grape harvest|weinlese|\bmushrooms? (hunt|pick)|pilze (suchen|sammeln)/],
  [[10], /halloween|pumpkin|kürbis/],
  [[10, 11], /autumn (leaves|colou?rs)|fall foliage|herbstlaub|herbstwald/],
];

/** Half a year, by which the south is ahead. */
const HALF_YEAR = 6;
const YEAR = 12;

/** Months, from 1, in which a wish can be done; `undefined` where any will do. */
export function monthsOf({ title, targetMonth, place }: Activity): readonly number[] | undefined {
  if (targetMonth !== undefined) return [targetMonth];
  const words = title.toLowerCase();
  const months = SEASONS.find(([, season]) => season.test(words))?.[0];
  const isSouth = place !== undefined && place.lat < 0;
  return isSouth ? months?.map((month) => ((month - 1 + HALF_YEAR) % YEAR) + 1) : months;
}

/** `true` if a wish can still be done in its year, from a month on. */
export function fitsFrom(activity: Activity, month: number): boolean {
  return monthsOf(activity)?.some((each) => each >= month) ?? true;
}

/** `true` if the month that a wish of a year was planned for is over, and the wish is not done. */
export function isOverdue({ targetMonth, status, doneAt }: Activity, year: number, now: Date): boolean {
  const isOpen = status !== "done" && status !== "dropped" && doneAt === undefined;
  if (!isOpen || targetMonth === undefined || targetMonth === null) return false;
  return year === now.getFullYear() ? targetMonth < now.getMonth() + 1 : year < now.getFullYear();
}
