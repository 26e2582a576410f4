import type { PlayRecord } from "~/sync/play/play-record";
import type { usePlay } from "~/sync/play/use-play";

/** A play that was begun on this device. */
export type Play = ReturnType<typeof usePlay> & { record: PlayRecord };
