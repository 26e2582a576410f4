/** Options of a hangout, as the creation form and the host's edit sheet have them. Pure. */

import { resolveWallTime } from "../time/zoned-time";

/** Colours that an invitation can have. */
export const themes = ["lagoon", "plum", "moss", "ink"] as const;
export type Theme = (typeof themes)[number];

export const PLUS_ONES_MAX = 5;
export const CAPACITY_MAX = 10_000;
/** Time of day at which voting ends where nobody chose one. */
export const DEADLINE_TIME = "20:00";

export interface HangoutOptions {
  /** Day on which voting ends; `null` where the host ends it. */
  deadline: string | null;
  /** Time of day at which it does; `DEADLINE_TIME`, if missing. */
  deadlineTime?: string;
  /** `null` where there is room for everybody. */
  capacity: number | null;
  plusOnes: number;
  hideVotes: boolean;
  hideGuests: boolean;
  /** True if only the host says which dates are voted on. */
  noProposals?: boolean;
  /** True if cars are shared: they open once there is a date and a place. */
  carpool: boolean;
}

/** Colour and photo of the invitation. */
export interface Look {
  theme: Theme;
  /** Own photo, on this device or on the server; `null` where the cover is drawn. */
  photoRef: string | null;
}

/** The moment at which voting ends on the clocks of a zone; `null` where the host ends it. */
export function deadlineMoment(
  { deadline, deadlineTime = DEADLINE_TIME }: HangoutOptions,
  zone: string,
): string | null {
  if (deadline === null) return null;
  const found = resolveWallTime({ date: deadline, time: deadlineTime }, zone);
  return found.kind === "overlap" ? found.earlier : found.instant;
}
