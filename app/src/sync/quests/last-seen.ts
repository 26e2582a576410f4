/**
 * Quests as this device last saw them, shown until the server answers and while there is no network. All items of a
 * person begin with `quests/{uid}/`, so that they go with the person.
 */
import { readItem, removeItem, writeItem } from "~/state/device";
import type { MyQuests, QuestSnapshot } from "./quest";

/** Beginning of the names of everything this device stores about a person's quests. */
export const questItemsOf = (uid: string) => `quests/${uid}/`;

const pageOf = (uid: string, id: string) => `${questItemsOf(uid)}page/${id}`;
const mineOf = (uid: string) => `${questItemsOf(uid)}mine`;

export function storeLastSeenQuest(uid: string, snapshot: QuestSnapshot): Promise<void> {
  return writeItem(pageOf(uid, snapshot.quest.id), snapshot);
}

/** The stored quest; `undefined` where this device never saw it. */
export function lastSeenQuest(uid: string, id: string): Promise<QuestSnapshot | undefined> {
  return readItem<QuestSnapshot>(pageOf(uid, id));
}

/** Removes one that the person may not see any more. */
export function forgetLastSeenQuest(uid: string, id: string): Promise<void> {
  return removeItem(pageOf(uid, id));
}

/** Quests and bookings of somebody, and the moment when the server sent them (ISO-8601). */
export interface StoredMyQuests {
  mine: MyQuests;
  at: string;
}

export function storeLastSeenMine(uid: string, stored: StoredMyQuests): Promise<void> {
  return writeItem(mineOf(uid), stored);
}

export function lastSeenMine(uid: string): Promise<StoredMyQuests | undefined> {
  return readItem<StoredMyQuests>(mineOf(uid));
}
