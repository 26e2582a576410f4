/** Guests by what somebody types. Pure. */
import type { DateGuest } from "~/sync/door/guest-list";
import { indexRows, type RowIndex } from "./find-rows";

/** Guests with the names of everybody who comes with them. */
export function indexGuests(guests: readonly DateGuest[]): RowIndex<DateGuest> {
  return indexRows(guests, ({ name, data }) => [name ?? "", ...(data.seatNames ?? [])].join(" "));
}
