/** Takes over the edits that an earlier build of the app left waiting on this device, where it kept them. */

import { readItem, removeItem } from "~/state/device";
import { session } from "~/state/session";
import { publish } from "../outbox/publish";
import type { ItemEdit } from "./item-edit";

interface FormerEdit extends ItemEdit {
  key: string;
  at: string;
}

export async function adoptFormerQueue(): Promise<void> {
  const { uid } = session.getState();
  const left = (await readItem<FormerEdit[]>(`pending/${uid}`)) ?? [];
  if (!uid || left.length === 0) return;
  for (const { key, at, listId, ops, subjects = [], ownMoments = [] } of left) {
    await publish({
      ...{ key, uid, data: { listId, ops, subjects, ownMoments } },
      kind: "item-edit",
      subject: `item-edit/${listId}`,
      createdAt: at,
      sequence: Date.parse(at),
      status: "waiting",
      isLate: true,
      attempts: 0,
      triedAt: 0,
      notBefore: 0,
    });
  }
  await removeItem(`pending/${uid}`);
}
