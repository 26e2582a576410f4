/**
 * Half-typed texts, kept on this device until they are saved or discarded: the browser may close, or crash, at any time.
 * Each account has its own; signing out removes them, unless another device does it: then they wait for their person.
 */
import { listItemNames, readItem, removeItem, writeItem } from "~/state/device";
import { revokedSession, session } from "~/state/session";

/** The start of the names that the texts of an account are kept under. */
export const prefixOf = (uid: string | null) => `typed/${uid ?? "device"}/`;

/** Keeps a text under the name of its field; an empty one is removed. */
export function keepTyped(field: string, text: string): void {
  const name = prefixOf(session.getState().uid) + field;
  // Without storage the text lasts as long as the page.
  void (text.trim() === "" ? removeItem(name) : writeItem(name, text)).catch(() => undefined);
}

/** Reads what was typed into a field and not saved; empty where there is nothing. */
export async function readTyped(field: string): Promise<string> {
  return (await readItem<string>(prefixOf(session.getState().uid) + field).catch(() => undefined)) ?? "";
}

/** Reads what was typed into a field; what was typed before signing in becomes the account's. */
export async function adoptTyped(field: string): Promise<string> {
  const own = await readTyped(field);
  const device = prefixOf(null) + field;
  if (own !== "" || session.getState().uid === null) return own;
  const earlier = (await readItem<string>(device).catch(() => undefined)) ?? "";
  if (earlier === "") return "";
  keepTyped(field, earlier);
  await removeItem(device).catch(() => undefined);
  return earlier;
}

/** Removes the texts of an account when it signs out; answers what ends that. */
export function followTypedTexts(): () => void {
  return session.subscribe(({ status }, before) => {
    const hasSignedOut = status === "signed-out" && !revokedSession(session.getState());
    if (hasSignedOut && before.uid) void removeTyped(before.uid);
  });
}

async function removeTyped(uid: string): Promise<void> {
  for (const name of await listItemNames(prefixOf(uid))) await removeItem(name);
}
