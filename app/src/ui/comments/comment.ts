/** Comments as they are shown: data by props, wherever they are kept. */
import type { Person } from "../people/person";

/** The longest comment, in characters: the server's limit. */
export const COMMENT_MAX = 1000;

export interface Comment {
  id: string;
  /** `null` for a person whose account is deleted. */
  author: Person | null;
  text: string;
  /** Time it was written, ISO-8601. */
  at: string;
  isOwn: boolean;
  /** True if the reader may delete it, as hosts may those of others; one's own unless said otherwise. */
  canDelete?: boolean;
  /** Sent unless said otherwise; one that waits is kept on the device until there is a network. */
  state?: "sent" | "waiting" | "failed";
}

/** Length of a text in characters, as people and the server count them: an emoji of two code units is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
