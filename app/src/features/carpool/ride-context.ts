import { createContext, use } from "react";
import type { HangoutMember } from "~/core";
import type { Spot, Way } from "~/sync/carpools/way";

/** Facts that every part of a carpool's page needs. */
export interface RideFacts {
  way: Way;
  hangoutId: string;
  /** Zone that all times are shown in. */
  zone: string;
  /** True for members of the hangout who are signed in, while the carpool is open. */
  canChange: boolean;
  isHost: boolean;
  /** The reader in the hangout, where they are in it with an account. */
  member: HangoutMember | null;
  /** Name of the place or town of a spot; empty where it is not known. */
  placeOf: (spot: Spot) => string;
}

export const RideContext = createContext<RideFacts | null>(null);

export function useRide(): RideFacts {
  const facts = use(RideContext);
  if (!facts) throw new Error("a part of a carpool is drawn outside of its page");
  return facts;
}
