/**
 * Reasons of people who can't come. The server keeps none, so a reason is a comment that begins as the page writes it in
 * either language. Pure.
 */
import type { InvitationComment } from "./model";

const PREFIX = /^(?:I can’t make it|Ich kann nicht): /;

/** The last reason that somebody gave; `undefined` if they gave none. */
export function reasonIn(comments: readonly InvitationComment[] | null, memberId: string): string | undefined {
  const own = (comments ?? []).filter((each) => each.memberId === memberId && PREFIX.test(each.text));
  return own.at(-1)?.text.replace(PREFIX, "");
}
