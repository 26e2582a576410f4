/** Addresses around making a hangout, apart from those that the first view needs. */
import { paths } from "./paths";

/** The thing that a hangout is made of, by id; `list` is the list of the item. */
type HangoutSource = Partial<Record<"item" | "list" | "quest" | "plan" | "place" | "title", string>> & {
  /** Ids of the people who are invited. */
  people?: readonly string[];
};

/** Page that makes a hangout, with what is known already filled in. */
export function newHangoutOf({ people = [], ...texts }: HangoutSource): string {
  const query = new URLSearchParams(texts);
  if (people.length > 0) query.set("with", people.join(","));
  return `${paths.newHangout}${query.size > 0 ? `?${query}` : ""}`;
}

/** Page with the link of a hangout that was just made. */
export function hangoutReady(id: string): string {
  return `${paths.newHangout}?ready=${encodeURIComponent(id)}`;
}
