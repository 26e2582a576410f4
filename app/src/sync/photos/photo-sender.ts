/** Uploads photos and gives the items that have them their address. */
import { authorization, authorized, failureOf } from "~/api/client";
import { getDocument } from "~/api/documents";
import { Failure } from "~/api/failure";
import type { Photo } from "~/api/schema";
import { upload } from "~/api/upload";
import { readPhoto, removePhoto, writePhoto } from "~/state/device";
import { lists, type SavedList, withEdits } from "~/state/lists";
import { words } from "~/ui/words";
import { edit } from "../lists/item-edit";
import { takeBack } from "../outbox/controls";
import type { SendContext, Sender } from "../outbox/registry";
import { delayedDelete } from "./delayed-delete";
import { smallVersion } from "./own-photo";
import { type Holder, holders } from "./photo-ref";
import type { PhotoUpload } from "./photo-upload";

export const photoSender: Sender<PhotoUpload, void> = {
  async send(data, context) {
    const picture = await readPhoto(data.name);
    // Somebody took it off the items again, or an earlier try has attached it.
    if (!picture || (await itemsOf(data)).length === 0) return;
    const { url } = await uploadBoth(picture, context);
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

/** Uploads what lists show of a photo, and then the photo. */
async function uploadBoth(picture: Blob, context: SendContext): Promise<Photo> {
  const small = await smallVersion(picture);
  const sent = small && (await uploadOne("/v1/photos", small, context, () => undefined));
  return uploadOne(sent ? `/v1/photos?small=${sent.hash}` : "/v1/photos", picture, context, context.onProgress);
}

async function uploadOne(
  path: string,
  picture: Blob,
  { signal }: SendContext,
  onProgress: (sent: number) => void,
): Promise<Photo> {
  signal.throwIfAborted();
  const answer = await authorized(() =>
    upload(path, picture, { "Content-Type": picture.type, ...authorization() }, onProgress),
  );
  if (answer.status !== 201) throw failureOf(answer);
  return answer.body as Photo;
}

/** Where that is refused, it is the photo that was, and is tried again as a whole. */
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
  try {
    const data = await getDocument("bucketLists", id);
    const own = lists.getState().pending.filter(({ listId }) => listId === id);
    return { id, version: 0, data: withEdits(data, own) };
  } catch (failure) {
    if (failure instanceof Failure && ["not-found", "permission-denied"].includes(failure.code)) return null;
    throw failure;
  }
}
