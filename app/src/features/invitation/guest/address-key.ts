/** Secrets in the address of a hangout or its cars. Pure but for the storage of this browser. */
import { changeGuest, readGuest } from "./guest-store";

/** Parameter that stands in an address instead of a guest's secret, which this browser keeps. */
const KEPT = "guest";

/** True for the secret of one guest, `{memberId}.{secret}`; the code of a link is for everybody whom it was sent to. */
export const isGuestKey = (key: string): boolean => key.includes(".");

/** Keeps a guest's secret on this device. Answers false where the browser keeps nothing. */
export function keepGuestKey(hangoutId: string, guestKey: string): boolean {
  if (readGuest(hangoutId).guestKey === guestKey) return true;
  changeGuest(hangoutId, (record) => ({ ...record, guestKey }));
  return readGuest(hangoutId).guestKey === guestKey;
}

/** The secret that an address has, or stands for. */
export function keyOfAddress(hangoutId: string, address: string): string | null {
  const { searchParams } = new URL(address, "http://localhost");
  const kept = searchParams.has(KEPT) ? readGuest(hangoutId).guestKey : undefined;
  return searchParams.get("k") || (kept ?? null);
}

/** The same address without its secret; with a word in place of a guest's, which this browser keeps. */
export function withoutKey(address: string): string {
  const { pathname, searchParams, hash } = new URL(address, "http://localhost");
  const key = searchParams.get("k");
  searchParams.delete("k");
  if (key && isGuestKey(key)) searchParams.set(KEPT, "1");
  const query = searchParams.toString();
  return `${pathname}${query && `?${query}`}${hash}`;
}
