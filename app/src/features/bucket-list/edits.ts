/** Edits of the person's list: shown at once, sent in order, taken back visibly when they fail. */
import { call } from "~/api/call";
import type { EditedBucketItems, Versioned_BucketList } from "~/api/schema";
import { type Activity, type GazetteerPlace, type ItemOp, orderBetween } from "~/core";
import { addPending, dropPending, lists, type PendingEdit, type SavedList, setSavedList } from "~/state/lists";

let sending: Promise<unknown> = Promise.resolve();

/** Makes the list of a year, or finds the one there is. */
export async function startList(year: number): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  setSavedList((await call<Versioned_BucketList>("upsertBucketList", { year, idempotencyKey })) as SavedList);
}

/**
 * Applies edits to the list shown and saves them. Rejects when they could not be saved; the list is then as before.
 * Sent again under the same key, they still happen once.
 */
export function edit(ops: ItemOp[], key: string = crypto.randomUUID()): Promise<void> {
  return send({ key, ops, at: new Date().toISOString() });
}

/** Sends an edit, also one that failed before: its key makes sure that it happens once. */
function send(pending: PendingEdit): Promise<void> {
  addPending(pending);
  const sent = sending.then(() => save(pending));
  sending = sent.catch(() => undefined);
  return sent;
}

async function save({ key, ops }: PendingEdit): Promise<void> {
  const listId = lists.getState().saved?.id;
  try {
    const answer = await call<EditedBucketItems>("editBucketItems", { listId, ops, idempotencyKey: key });
    setSavedList(answer.list as SavedList);
  } finally {
    dropPending(key);
  }
}

/** An activity in the person's own words, at the end of the list. */
export function wish(title: string, activities: readonly Activity[]): Activity {
  return { id: crypto.randomUUID(), title: title.trim(), kind: "do", status: "wish", order: orderAfter(activities) };
}

/** A place of the gazetteer as an activity. */
export function placeToSee(place: GazetteerPlace, activities: readonly Activity[]): Activity {
  return {
    ...wish(place.name, activities),
    kind: "go",
    placeId: place.id,
    place: { name: place.name, lat: place.lat, lng: place.lng },
  };
}

function orderAfter(activities: readonly Activity[]): string {
  const keys = activities.flatMap(({ order }) => order ?? []).sort();
  return orderBetween(keys.at(-1), null);
}
