/**
 * Drafts of quests on this device: what was written and may not be on the server yet. Each tab has its own, so that none
 * removes what another one still has to save. They end with the account.
 */
import { listItemNames, readItem, removeItem } from "~/state/device";
import { session } from "~/state/session";
import { keepTyped, prefixOf } from "../typed-texts/typed-texts";
import type { QuestContent } from "./content";

export interface DeviceDraft {
  /** Names the creation of the quest, so that it happens once. */
  key: string;
  /** Content that the server had when this was written; missing before the first time. */
  base: QuestContent | null;
  content: QuestContent;
}

/** Stands in the name for the id of a quest that the server does not have yet. */
const NEW = "new";
const folderOf = (id: string | null) => `quest-draft/${id ?? NEW}/`;

/** Takes over the drafts of all tabs: what tabs that are closed have left, and copies of what open ones have. */
export async function takeDeviceDrafts(id: string | null): Promise<DeviceDraft[]> {
  const names = await listItemNames(prefixOf(session.getState().uid) + folderOf(id));
  const texts = await Promise.all(names.map((name) => readItem<string>(name)));
  await Promise.all(names.map(removeItem));
  return texts.flatMap((text) => (text ? [JSON.parse(text) as DeviceDraft] : []));
}

export function storeDeviceDraft(id: string | null, tab: string, draft: DeviceDraft): void {
  keepTyped(folderOf(id) + tab, JSON.stringify(draft));
}

export function forgetDeviceDraft(id: string | null, tab: string): void {
  keepTyped(folderOf(id) + tab, "");
}
