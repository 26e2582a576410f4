import type { PlayRecord } from "~/sync/play/play-record";
import type { usePlay } from "~/sync/play/use-play";

/** A play that is on this device. */
export type Play = Omit<ReturnType<typeof usePlay>, "elsewhere"> & { record: PlayRecord };
