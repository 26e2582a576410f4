import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { useTopics } from "~/api/use-topics";
import type { Progress } from "~/core";
import { session } from "~/state/session";
import { outbox } from "../outbox/store";
import { takeUpPlay } from "./actions";
import { changesOf } from "./changes-of";
import { withProgress } from "./play-record";
import { loadPlay, plays, recordOf, updatePlay } from "./play-store";
import { currentStop, playedStops } from "./played-stops";

/**
 * The play of a booking, with what waits to be sent and what others of the team do. One that was begun on another device
 * is taken up from the server. `record` is `undefined` while it is read; where it is `null` this device has none, and
 * `elsewhere.begun` says if another one has: `undefined` until the server has answered.
 */
export function usePlay(bookingId: string) {
  const uid = useStore(session, (state) => state.uid);
  const record = useStore(plays, (state) => recordOf(state, uid, bookingId));
  const entries = useStore(outbox, (state) => state.entries);
  const [begun, setBegun] = useState<boolean>();
  useEffect(() => {
    if (uid) void loadPlay(uid, bookingId);
  }, [uid, bookingId]);
  useTopics<Progress>(record === undefined ? [] : [`progress/${bookingId}`], {
    onDocument: ({ version, data }) => {
      setBegun(data !== null);
      if (data) updatePlay(bookingId, (known) => withProgress(known, { version: version ?? 0, data }));
    },
  });
  const { error: failure, refetch: retry } = useQuery({
    queryKey: ["play begun elsewhere", uid, bookingId],
    queryFn: () => takeUpPlay(bookingId),
    enabled: record === null && begun === true,
  });
  const changes = useMemo(() => changesOf(entries, bookingId), [entries, bookingId]);
  const stops = useMemo(() => (record ? playedStops(record, changes) : []), [record, changes]);
  return { uid, record, changes, stops, current: currentStop(stops), elsewhere: { begun, failure, retry } };
}
