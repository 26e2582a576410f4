/** Sentences of an invitation, from the numbers and names of the server's answer. */
import { listed } from "~/ui/format";
import type { InvitationWords } from "~/ui/words/invitation";
import { dayParts, endOf, isForeign, timeOf } from "./dates";
import type { BestDate, InvitationOption, InvitationPerson, InvitationView } from "./model";

/** Names in full before the rest are a number. */
const NAMES_MAX = 2;

export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

/**
 * Names the people who can come on the best date, of those who answered, and those who cannot though needed: the number
 * of people invited is not known.
 */
export function reasonOf(best: BestDate, w: InvitationWords): string {
  const can = best.yes + best.maybe;
  const [only] = best.cannot;
  const needed = best.neededCannot.map(firstName);
  const missing = needed.length === 1 ? w.poll.needed(listed(needed)) : w.poll.neededSeveral(listed(needed));
  const who =
    can === best.answered
      ? can === 1
        ? w.poll.first
        : w.poll.everyone
      : only !== undefined && best.cannot.length === 1 && can + 1 === best.answered
        ? w.poll.everyoneBut(firstName(only))
        : w.poll.some(can, best.answered);
  return [who, best.maybe > 0 ? w.poll.ifNeedBe(best.maybe) : "", needed.length > 0 ? missing : ""]
    .filter(Boolean)
    .join(" ");
}

/** The date that leads; none where several are as good, or nobody has answered. */
export function leadOf({ best, options }: InvitationView): BestDate | null {
  const isAsGood = ({ yes, maybe, no }: InvitationOption) =>
    yes === best?.yes && maybe === best?.maybe && no === best?.no;
  return best && options.filter(isAsGood).length === 1 ? best : null;
}

export function timesOf(start: string, end: string | undefined, view: InvitationView, w: InvitationWords): string {
  if (view.when.allDay) return w.poll.allDay;
  return end ? w.poll.time(timeOf(start, view.when), timeOf(end, view.when)) : timeOf(start, view.when);
}

/** The same times on the reader's clock, "12:00 to 17:00 for you", with their day where it is another one; else empty. */
export function ownTimes(start: string, end: string | undefined, view: InvitationView, w: InvitationWords): string {
  if (!isForeign(start, view.when)) return "";
  const { timeZone: _, ...when } = view.when;
  const [there, here] = [dayParts(start, view.when).short, dayParts(start, when).short];
  const times = timesOf(start, end, { ...view, when }, w);
  return w.poll.forYou(there === here ? times : `${here}, ${times}`);
}

export function optionTimes(option: InvitationOption, view: InvitationView, w: InvitationWords): string {
  return timesOf(option.start, endOf(option.start, option.durationMin), view, w);
}

/** The numbers of a date; nothing where votes are hidden. */
export function countsOf({ yes, maybe, no }: InvitationOption, w: InvitationWords): string {
  return yes === null ? "" : w.poll.count(yes, maybe ?? 0, no ?? 0);
}

/** People who can come on a date: those who said yes first. */
export function ableOn(optionId: string, people: readonly InvitationPerson[]): InvitationPerson[] {
  const of = (vote: string) => people.filter(({ votes }) => votes?.[optionId] === vote);
  return [...of("yes"), ...of("maybe")];
}

export function hasAnswered({ votes, rsvp }: InvitationPerson): boolean {
  return rsvp !== undefined || Object.keys(votes ?? {}).length > 0;
}

/** "Kestrel, Sage and four more" */
export function answeredNames(people: readonly InvitationPerson[], w: InvitationWords): string {
  const names = people.map(({ name }) => firstName(name));
  const shown = names.slice(0, names.length === NAMES_MAX + 1 ? NAMES_MAX + 1 : NAMES_MAX);
  const more = names.length - shown.length;
  return more > 0 ? w.poll.whoAnswered(shown.join(", "), more) : listed(shown);
}

/** Facts that tell two people of one name apart: the user name where it is given, and who hosts. */
export function marksOf(
  { userName, role }: { userName?: string; role?: string | undefined },
  w: InvitationWords,
): string[] {
  const isHost = role === "host" || role === "coHost";
  return [userName ? `@${userName}` : "", isHost ? w.coming.host : ""].filter(Boolean);
}
