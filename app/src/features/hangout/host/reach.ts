/** Ways in which people hear what happens to a hangout. Pure. */
import { isGuest } from "~/sync/hangouts/hangout";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { type Member, namesIn } from "../people";

export interface Reach {
  /** Number of people with an account, in it and invited. */
  inYonder: number;
  /** Number of guests who left an address. */
  byEmail: number;
  /** Names of guests without an address, and addresses that were only invited: nothing is sent to them. */
  byHand: readonly string[];
}

/** Counts everybody but the reader. `invited` have not opened it; `unreached` are guests without an address. */
export function reachOf(
  { me, snapshot }: Pick<OpenHangout, "me" | "snapshot">,
  invited: readonly Member[],
  unreached: readonly Member[],
): Reach {
  const { hangout, members } = snapshot;
  const others = members.filter(({ id }) => id !== me?.id);
  const guests = others.filter(isGuest);
  return {
    inYonder: others.length - guests.length + invited.length,
    byEmail: guests.length - unreached.length,
    byHand: [...unreached.map(namesIn(members)), ...(hangout.data.invitedEmails ?? [])],
  };
}
