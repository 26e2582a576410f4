import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { useTopics } from "~/api/use-topics";
import type { Progress } from "~/core";
import { session } from "~/state/session";
import { outbox } from "../outbox/store";
import { changesOf } from "./changes-of";
import { withProgress } from "./play-record";
import { loadPlay, plays, recordOf, updatePlay } from "./play-store";
import { currentStop, playedStops } from "./played-stops";

/**
 * The play of a booking as this device has it, with what waits to be sent and what others of the team do: `null` where
 * it was not begun on this device, `undefined` while it is read.
 */
export function usePlay(bookingId: string) {
  const uid = useStore(session, (state) => state.uid);
  const record = useStore(plays, (state) => recordOf(state, uid, bookingId));
  const entries = useStore(outbox, (state) => state.entries);
  useEffect(() => {
    if (uid) void loadPlay(uid, bookingId);
  }, [uid, bookingId]);
  useTopics<Progress>(record ? [`progress/${bookingId}`] : [], {
    onDocument: ({ version, data }) => {
      if (data) updatePlay(bookingId, (known) => withProgress(known, { version: version ?? 0, data }));
    },
  });
  const changes = useMemo(() => changesOf(entries, bookingId), [entries, bookingId]);
  const stops = useMemo(() => (record ? playedStops(record, changes) : []), [record, changes]);
  return { uid, record, changes, stops, current: currentStop(stops) };
}
