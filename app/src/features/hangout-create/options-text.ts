/** The options that are set, in a few words. Pure. */
import { listed } from "~/ui/format";
import { firstName, type Person } from "~/ui/people/person";
import { shortDay } from "~/ui/time/format-time";
import type { Words } from "~/ui/words";
import { type HangoutDraft, hasOneDate } from "./draft";

/** Lists the options that are set; the options there are, where none is. `people` are those who are invited by name. */
export function optionsText(draft: HangoutDraft, people: readonly Person[], w: Words["hangoutOptions"]): string {
  const { deadline, capacity, plusOnes, hideVotes, hideGuests, carpool } = draft.options;
  const needed = people.filter(({ id }) => draft.invitees.needed.includes(id));
  const facts = [
    deadline && !hasOneDate(draft) ? w.summary.deadline(shortDay(deadline)) : "",
    capacity ? w.summary.places(capacity) : "",
    plusOnes > 0 ? w.summary.plusOnes(plusOnes) : "",
    needed.length > 0 ? w.summary.needed(listed(needed.map(firstName))) : "",
    hideVotes ? w.summary.hideVotes : "",
    hideGuests ? w.summary.hideGuests : "",
    carpool ? w.summary.carpool : "",
  ].filter(Boolean);
  const text = facts.join(", ");
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : w.hint;
}
