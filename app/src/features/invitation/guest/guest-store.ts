/**
 * Storage of this browser for a guest of a hangout: their secret, answers not sent yet, and actions that wait for a
 * network.
 */
import type { RsvpAnswer, Votes } from "../model";
import type { Draft } from "../poll";

/** One thing to send. Its keys let the server tell a repetition from a second answer. */
export type Waiting = { key: string } & (
  | { kind: "vote"; name?: string; votes: Readonly<Record<string, Votes[string] | null>> }
  | { kind: "rsvp"; answer: RsvpAnswer }
  | { kind: "comment"; text: string; at: string }
);

export interface GuestRecord {
  /** `{memberId}.{secret}` */
  guestKey?: string;
  draft?: Draft;
  waiting: Waiting[];
}

const nameOf = (hangoutId: string) => `yonder-guest-${hangoutId}`;

/** The record of a hangout; an empty one where the browser keeps nothing. */
export function readGuest(hangoutId: string): GuestRecord {
  try {
    const found = JSON.parse(localStorage.getItem(nameOf(hangoutId)) ?? "null") as GuestRecord | null;
    return { waiting: [], ...found };
  } catch {
    return { waiting: [] };
  }
}

export function writeGuest(hangoutId: string, record: GuestRecord): void {
  try {
    localStorage.setItem(nameOf(hangoutId), JSON.stringify(record));
  } catch {
    // A private window without storage: the private link still opens the answers.
  }
}

export function changeGuest(hangoutId: string, change: (record: GuestRecord) => GuestRecord): GuestRecord {
  const next = change(readGuest(hangoutId));
  writeGuest(hangoutId, next);
  return next;
}

export function forgetGuest(hangoutId: string): void {
  try {
    localStorage.removeItem(nameOf(hangoutId));
  } catch {
    // Nothing was kept.
  }
}
