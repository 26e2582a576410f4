import { call } from "~/api/call";
import { setCards } from "~/state/friendships";

/** Fetches the name and photo of the person behind a list, which whoever may read the list may know. */
export async function fetchOwner(listId: string, key: string | null): Promise<void> {
  const owner = await call("readListOwner", { listId, key }).catch(() => undefined);
  if (owner?.name) {
    const { uid, name, user_name, photoRef } = owner;
    setCards({ [uid]: { name, user_name: user_name ?? null, photoRef: photoRef ?? null } });
  }
}
