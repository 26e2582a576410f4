/** Guests by what somebody types. Pure. */
import type { DateGuest } from "~/sync/door/guest-list";

/** Words of guests in the form in which they are compared. */
export type GuestIndex = readonly { guest: DateGuest; text: string }[];

export function indexGuests(guests: readonly DateGuest[]): GuestIndex {
  return guests.map((guest) => ({
    guest,
    text: folded([guest.name ?? "", ...(guest.data.seatNames ?? [])].join(" ")),
  }));
}

/** Those in whose names every word that was typed begins a word. */
export function findGuests(index: GuestIndex, typed: string): readonly DateGuest[] {
  const words = folded(typed).split(" ").filter(Boolean);
  return index.filter(({ text }) => words.every((word) => ` ${text}`.includes(` ${word}`))).map(({ guest }) => guest);
}

function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
