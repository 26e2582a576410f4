/** Content of the inbox: notifications and requests to be friends, the newest first. Pure. */
import type { Notification } from "~/core";
import { paths } from "~/routing/paths";
import { dashboardOf, myQuests } from "~/routing/quest-paths";
import type { PendingRequest } from "~/state/friendships";
import type { Notifications } from "~/state/notifications";

/** One row of the inbox, as its sentence and its link need it. */
export interface InboxEntry {
  id: string;
  /** Kind of the notification, `friendRequest`, or one that this version does not know. */
  kind: string;
  at: string;
  isRead: boolean;
  title: string;
  /** Person it is owed to, where there is one. */
  from?: string | undefined;
  /** Their name where they may have no account. */
  name?: string | undefined;
  hangoutId?: string | undefined;
  listId?: string | undefined;
  /** Item of the list. */
  activityId?: string | undefined;
  year?: number | undefined;
  questId?: string | undefined;
  planId?: string | undefined;
  /** Booking or place in the queue of a quest. */
  bookingId?: string | undefined;
  waitlistId?: string | undefined;
  startsAt?: string | undefined;
  /** Number of things it is about, where it speaks of several. */
  count?: number | undefined;
  /** IANA zone that the date is read in. */
  timeZone?: string | undefined;
  isAllDay?: boolean;
  /** What the reader had answered to a hangout. */
  answer?: string | undefined;
  /** Departure of the reader's car to a hangout. */
  leaveAt?: string | undefined;
  note?: string | undefined;
}

export function listEntries(
  { byId, read }: Pick<Notifications, "byId" | "read">,
  requests: readonly PendingRequest[],
): InboxEntry[] {
  const told = Object.entries(byId ?? {}).map(([id, data]) => entryOf(id, data, read.has(id)));
  return [...told, ...requests.map(requestEntry)].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at) || other.id.localeCompare(one.id),
  );
}

function entryOf(id: string, data: Notification, isRead: boolean): InboxEntry {
  const text = (name: string) => (typeof data[name] === "string" && data[name] !== "" ? data[name] : undefined);
  return {
    id,
    kind: data.kind,
    at: String(data.at),
    isRead: isRead || Boolean(data.readAt),
    title: text("title") ?? "",
    from: text("from"),
    name: text("name"),
    hangoutId: text("hangoutId"),
    listId: text("listId"),
    activityId: text("activityId") ?? text("itemId"),
    year: typeof data.year === "number" ? data.year : undefined,
    questId: text("questId"),
    planId: text("planId"),
    bookingId: text("bookingId"),
    waitlistId: text("waitlistId"),
    startsAt: text("startsAt"),
    timeZone: text("timeZone"),
    isAllDay: Boolean(data.allDay),
    answer: text("answer"),
    leaveAt: text("leaveAt"),
    count: typeof data.count === "number" ? data.count : undefined,
    note: text("note") ?? text("text"),
  };
}

/** A request waits in the inbox until it is answered. */
function requestEntry({ id, from, fromName, createdAt, message }: PendingRequest): InboxEntry {
  return {
    id: `request/${id}`,
    kind: "friendRequest",
    at: String(createdAt),
    isRead: false,
    title: "",
    from,
    name: fromName ?? undefined,
    note: message ?? undefined,
  };
}

/** One's own list as far as links need it. */
interface OwnList {
  id: string;
  data: { year: number };
}

/** Address of what an entry is about; `undefined` where it leads nowhere. */
export function targetOf(entry: InboxEntry, own: readonly OwnList[]): string | undefined {
  const { kind, from, hangoutId, listId, activityId, year } = entry;
  if (kind === "friendRequest") return paths.friends;
  if (kind === "hangoutTicked" || kind === "meToo") {
    const list = own.find(({ id }) => id === listId);
    if (list && activityId) return paths.item(list.data.year, activityId);
  }
  // A hangout that went with its host's account names nobody, and is not there any more.
  if (kind === "hangoutCancelled" && !from) return undefined;
  if (kind === "hangoutTakenOff") return undefined;
  if (hangoutId) return kind.startsWith("ride") ? paths.carpool(hangoutId) : paths.hangout(hangoutId);
  if (listId && year !== undefined) return paths.sharedList(year, listId);
  if (entry.planId) return paths.plan(entry.planId);
  return questTarget(entry);
}

/** Kinds about a booking that its guest looks at then. */
const AT_BOOKING: ReadonlySet<string> = new Set(["bookingReceived", "questMoved", "questMeetingPlace"]);

/** One's own quests for who takes part, at the booking; the dashboard for who is asked; else the page of the quest. */
function questTarget({ kind, questId, bookingId, waitlistId }: InboxEntry): string | undefined {
  if (waitlistId) return myQuests("waiting");
  if (AT_BOOKING.has(kind)) return myQuests("booked", bookingId);
  if (kind === "questCancelled") return myQuests("booked");
  if (kind === "questQuestion" && questId) return dashboardOf(questId);
  return questId && paths.quest(questId);
}

/** True if the open page shows what an entry is about. */
export function isAbout(entry: InboxEntry, own: readonly OwnList[], here: string): boolean {
  const target = targetOf(entry, own);
  if (target === undefined) return false;
  const [thing, page] = [target, here].map((path) => new URL(path, "http://localhost"));
  // A hangout has the same page for its members and by its link.
  const pathOf = (url?: URL) => url?.pathname.replace(/^\/app(?=\/hangout\/)/, "");
  const isNamed = ([name, value]: [string, string]) => page?.searchParams.get(name) === value;
  return pathOf(thing) === pathOf(page) && [...(thing?.searchParams ?? [])].every(isNamed);
}
