/** Carpools as this device last saw them, so that a driver can read the trip without a network. */
import { listItemNames, readItem, removeItem, writeItem } from "~/state/device";
import type { CarpoolRecords } from "./way";

const prefixOf = (uid: string) => `carpools/${uid}/`;
const nameOf = (uid: string, hangoutId: string) => prefixOf(uid) + hangoutId;

export function saveCarpool(uid: string, records: CarpoolRecords): Promise<void> {
  return writeItem(nameOf(uid, records.hangout.id), records);
}

/** The saved copy; `undefined` where this device never saw that carpool. */
export function savedCarpool(uid: string, hangoutId: string): Promise<CarpoolRecords | undefined> {
  return readItem<CarpoolRecords>(nameOf(uid, hangoutId));
}

/** Removes every copy of a person's carpools: exact addresses stay no longer than the person is signed in. */
export async function forgetCarpools(uid: string): Promise<void> {
  const names = await listItemNames(prefixOf(uid));
  await Promise.all(names.map(removeItem));
}
