/**
 * Notices photos that are to be uploaded: an item of an account has one that only this device has. So the photos of a
 * draft follow once it is in an account.
 */
import { readPhoto } from "~/state/device";
import { lists } from "~/state/lists";
import { session } from "~/state/session";
import { isDraft } from "../lists/drafts";
import { findEntry, outbox } from "../outbox/store";
import { type Holder, holders, isOnDevice } from "./photo-ref";
import { keyOfPhoto, photoUpload } from "./photo-upload";

/** Names that are being looked up, or that another device has. */
const setAside = new Set<string>();

/** Adds photos to the outbox as soon as an item has one. Answers what ends that. */
export function followPhotos(): () => void {
  const stops = [lists, session, outbox].map((store) => store.subscribe(notice));
  return () => {
    for (const stop of stops) stop();
  };
}

function notice(): void {
  if (session.getState().status !== "signed-in" || !outbox.getState().isRead) return;
  for (const { ref } of itemsToUpload()) if (!setAside.has(ref) && !findEntry(keyOfPhoto(ref))) void add(ref);
}

/** Items of the account that have a photo of some device. */
function itemsToUpload(): Holder[] {
  const { shown, othersShown } = lists.getState();
  return holders([...shown, ...othersShown]).filter(({ listId, ref }) => isOnDevice(ref) && !isDraft(listId));
}

async function add(name: string): Promise<void> {
  setAside.add(name);
  const { uid } = outbox.getState();
  if (!(await readPhoto(name))) return;
  setAside.delete(name);
  // Looking it up takes a while, in which it may be taken off again, or somebody else be here.
  const items = itemsToUpload().filter(({ ref }) => ref === name);
  if (items.length === 0 || session.getState().uid !== uid || findEntry(keyOfPhoto(name))) return;
  const listIds = [...new Set(items.map(({ listId }) => listId))];
  const titles = items.map(({ activity }) => activity.title);
  // The outbox shows what becomes of it.
  await photoUpload.add({ name, listIds, titles }, keyOfPhoto(name)).catch(() => undefined);
}
