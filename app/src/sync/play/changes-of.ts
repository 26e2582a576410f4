import type { Entry } from "../outbox/entry";
import type { PlayChange } from "./play-change";

/** The kind of the entries of a play in the outbox. */
export const PLAY_CHANGE = "play";

/** The changes of one booking that are on this device. */
export function changesOf(entries: readonly Entry[], bookingId: string): readonly Entry<PlayChange>[] {
  const ours = entries.filter(({ kind }) => kind === PLAY_CHANGE) as readonly Entry<PlayChange>[];
  return ours.filter(({ data }) => data.bookingId === bookingId);
}
