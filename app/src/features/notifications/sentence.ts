/** The sentence of an entry of the inbox. Pure. */
import type { Card } from "~/state/friendships";
import { type InboxRow, isGrouped } from "~/sync/notifications/grouping";
import type { InboxEntry } from "~/sync/notifications/inbox";
import { listed, moment } from "~/ui/format";
import { firstName } from "~/ui/people/person";
import { locale } from "~/ui/words/language";
import type { NotificationWords } from "~/ui/words/notifications";

type Cards = Readonly<Record<string, Card | null>>;

/** Full name of who did it; `undefined` where that is not known. */
export function nameOf({ from, name }: InboxEntry, cards: Cards): string | undefined {
  return (from && cards[from]?.name) || name;
}

/** One sentence; one about news in general for a kind that this version does not know. */
export function sentenceOf(entry: InboxEntry, cards: Cards, w: NotificationWords): string {
  const name = nameOf(entry, cards);
  const kinds: Readonly<Record<string, (typeof w.says)["other"]>> = w.says;
  const says = Object.hasOwn(kinds, entry.kind) ? kinds[entry.kind] : undefined;
  return (says ?? w.says.other)({
    name: name ? firstName({ name }) : w.somebody,
    title: entry.title ? w.quoted(entry.title) : w.untitled,
    year: entry.year ?? new Date(entry.at).getFullYear(),
    when: dateOf(entry),
    answer: entry.answer,
    leaves: timeOf(entry),
    isKnown: name !== undefined,
    count: entry.count ?? 1,
  });
}

/** People named in full before the rest are a number. */
const NAMES_MAX = 2;

/** The sentence of a row: of several people by their names. */
export function rowSentence({ entry, others }: InboxRow, cards: Cards, w: NotificationWords): string {
  const all = [entry, ...others].map((each) => nameOf(each, cards));
  const names = [...new Set(all.map((name) => (name ? firstName({ name }) : w.somebody)))];
  if (!isGrouped(entry.kind) || names.length < 2) return sentenceOf(entry, cards, w);
  const rest = names.length - NAMES_MAX;
  const shown = rest > 1 ? [...names.slice(0, NAMES_MAX), w.others(rest)] : names;
  return w.many[entry.kind](listed(shown), entry.title ? w.quoted(entry.title) : w.untitled);
}

/** The date that it is about: of a hangout by its weekday, in its own zone; empty without one. */
function dateOf({ kind, startsAt, timeZone, isAllDay }: InboxEntry): string {
  if (!startsAt) return "";
  if (!kind.startsWith("hangout")) return moment(startsAt);
  const zone = isAllDay ? "UTC" : timeZone;
  const time = isAllDay ? {} : ({ hour: "numeric", minute: "2-digit" } as const);
  const day = { weekday: "short", day: "numeric", month: "short" } as const;
  return new Date(startsAt).toLocaleString(locale(), { ...day, ...time, ...(zone ? { timeZone: zone } : {}) });
}

/** Time of day when the reader's car leaves, in the zone of the hangout. */
function timeOf({ leaveAt, timeZone }: InboxEntry): string | undefined {
  const zone = timeZone ? { timeZone } : {};
  return leaveAt && new Date(leaveAt).toLocaleTimeString(locale(), { hour: "numeric", minute: "2-digit", ...zone });
}
