/** Uploads photos and gives the items that have them their address. */
import { getDocument } from "~/api/documents";
import { orNull } from "~/api/hidden";
import { readPhoto, removePhoto, writePhoto } from "~/state/device";
import { lists, type SavedList, withEdits } from "~/state/lists";
import { words } from "~/ui/words";
import { edit } from "../lists/item-edit";
import { takeBack } from "../outbox/controls";
import type { Sender } from "../outbox/registry";
import { delayedDelete } from "./delayed-delete";
import { type Holder, holders } from "./photo-ref";
import type { PhotoUpload } from "./photo-upload";
import { uploadPhoto } from "./upload-photo";

export const photoSender: Sender<PhotoUpload, void> = {
  async send(data, context) {
    const picture = await readPhoto(data.name);
    // Somebody took it off the items again, or an earlier try has attached it.
    if (!picture || (await itemsOf(data)).length === 0) return;
    const { url } = await uploadPhoto(picture, context);
    const items = await itemsOf(data);
    context.signal.throwIfAborted();
    await Promise.all(items.map((item) => attach(item, url)));
    if (items.length === 0) delayedDelete([url]);
    await removePhoto(data.name);
  },
  async takeBack({ data }) {
    const [items, picture] = [shownItemsOf(data), await readPhoto(data.name)];
    await Promise.all([...items.map((item) => setPhoto(item, null)), removePhoto(data.name)]);
    return async () => {
      if (picture) await writePhoto(data.name, picture);
      await Promise.all(items.map((item) => setPhoto(item, data.name)));
    };
  },
  describe({ titles }) {
    const w = words().outbox;
    return titles.length > 0 ? w.photo(titles.join(", ")) : w.photoAlone;
  },
};

/** Attaches a photo. Where that is refused, the photo itself was refused, and is tried again as a whole. */
async function attach(item: Holder, url: string): Promise<void> {
  const key = crypto.randomUUID();
  try {
    await setPhoto(item, url, key);
  } catch (failure) {
    await takeBack(key);
    throw failure;
  }
}

async function setPhoto({ listId, activity }: Holder, url: string | null, key?: string): Promise<void> {
  await edit(listId, [{ op: "set", id: activity.id, fields: { proofRef: url } }], { key });
}

function shownItemsOf({ name }: PhotoUpload): Holder[] {
  const { shown, othersShown } = lists.getState();
  return holders([...shown, ...othersShown]).filter(({ ref }) => ref === name);
}

/** The items that have a photo, also in lists of others that are not looked at any more. */
async function itemsOf(data: PhotoUpload): Promise<Holder[]> {
  const { shown, othersShown } = lists.getState();
  const known = new Set([...shown, ...othersShown].map(({ id }) => id));
  const missing = await Promise.all(data.listIds.filter((id) => !known.has(id)).map(fetchList));
  const found = holders(missing.filter((list) => list !== null)).filter(({ ref }) => ref === data.name);
  return [...shownItemsOf(data), ...found];
}

async function fetchList(id: string): Promise<SavedList | null> {
  const data = await orNull(getDocument("bucketLists", id));
  const own = lists.getState().pending.filter(({ listId }) => listId === id);
  return data && { id, version: 0, data: withEdits(data, own) };
}
