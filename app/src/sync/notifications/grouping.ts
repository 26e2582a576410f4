/** Notifications of one kind about one thing as one row of the inbox. Pure. */
import type { InboxEntry } from "./inbox";

/** Kinds of which several make one sentence. */
const GROUPED = ["hangoutJoined", "hangoutDeclined", "hangoutDateProposed", "rideRequested", "questBooked"] as const;
export type GroupedKind = (typeof GROUPED)[number];

/** One row: the newest entry, and the older ones that it stands for. */
export interface InboxRow {
  entry: InboxEntry;
  others: readonly InboxEntry[];
}

export function isGrouped(kind: string): kind is GroupedKind {
  return (GROUPED as readonly string[]).includes(kind);
}

/** Rows in the order of their newest entries. */
export function rowsOf(entries: readonly InboxEntry[]): InboxRow[] {
  const groups = new Map<string, InboxEntry[]>();
  for (const entry of entries) {
    const key = isGrouped(entry.kind) ? [entry.kind, entry.hangoutId, entry.questId].join(" ") : entry.id;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].flatMap(([entry, ...others]) => (entry ? [{ entry, others }] : []));
}
