/** Searches that somebody wants to come back to. Pure. */
import { distance } from "~/ui/format";
import { shortDay } from "~/ui/time/format-time";
import type { Words } from "~/ui/words";
import { filterFrom } from "./filter";
import { reachKm } from "./reach";
import { isDay, type When } from "./when";

/** Searches that are kept; the oldest gives way. */
const SEARCHES_MAX = 12;
/** Parts of the address that say what is looked for and where, not how it is shown. */
const KEPT = ["q", "show", "category", "price", "when", "seats", "wanted", "within", "at"];

/** Returns the parts of an address that make the search, in one order, so that the same search is the same text. */
export function searchText(query: URLSearchParams): string {
  const kept = KEPT.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}

/** The newest first, none of them twice. */
export function withSearch(searches: readonly string[], text: string): string[] {
  return [text, ...searches.filter((each) => each !== text)].slice(0, SEARCHES_MAX);
}

/** Names a search by its words and its filters. */
export function searchName(text: string, { browse, categories }: Words): string {
  const filter = filterFrom(new URLSearchParams(text));
  const parts = [
    filter.text,
    filter.show && browse.show[filter.show],
    filter.category && categories[filter.category],
    filter.price && browse.price[filter.price],
    filter.when && whenName(filter.when, browse.when),
    filter.seats && browse.seats[filter.seats],
    filter.wanted && browse.wanted[filter.wanted],
    filter.within && browse.within.away(distance(reachKm(filter.within))),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : browse.onlyArea;
}

function whenName(when: When, words: Words["browse"]["when"]): string {
  if (when === "weekend") return words.weekend;
  return isDay(when) ? shortDay(when) : words.days(when);
}
