/** Searches that somebody wants to come back to. Pure. */
import { distance } from "~/ui/format";
import type { Words } from "~/ui/words";
import { filterFrom } from "./filter";

/** Searches that are kept; the oldest gives way. */
const SEARCHES_MAX = 12;
/** Parts of the address that say what is looked for and where, not how it is shown. */
const KEPT = ["q", "show", "category", "price", "when", "seats", "wanted", "within", "at"];

/** What of an address makes the search, in one order, so that the same search is the same text. */
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

/** What a search is called: its words, and what narrows it. */
export function searchName(text: string, { browse, categories }: Words): string {
  const filter = filterFrom(new URLSearchParams(text));
  const parts = [
    filter.text,
    filter.show && browse.show[filter.show],
    filter.category && categories[filter.category],
    filter.price && browse.price[filter.price],
    filter.when && browse.when.days(filter.when),
    filter.seats && browse.seats[filter.seats],
    filter.wanted && browse.wanted[filter.wanted],
    filter.within && browse.within.away(distance(filter.within)),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : browse.onlyArea;
}
