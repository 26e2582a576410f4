import { lengthM, pointOf } from "~/sync/geo";
import { playedMs, timeOf } from "~/sync/play/play-record";
import { routeOf } from "~/sync/quests/route";
import type { Play } from "../play";

/** Two kilometres along the stops are rather a walk; a shorter track was recorded only in part. */
const TRACKED_SHARE = 0.5;

/** Summary of a walk, from the data on this device and the server. */
export function summaryOf({ record, stops }: Pick<Play, "record" | "stops">) {
  const times = stops.flatMap(({ at }) => at ?? []).sort();
  const endedAt = record.progress.finishedAt ?? times.at(-1) ?? timeOf(record, Date.now());
  const wholeMs = Date.parse(endedAt) - Date.parse(record.progress.startedAt);
  const played = playedMs(record, endedAt);
  // From the first stop to the last: where somebody came from may be their home.
  const [fromMs = 0, toMs = 0] = [times[0], times.at(-1)].map((at) => Date.parse(at ?? "") + record.clockAheadMs);
  const between = record.track.filter(([, , atMs]) => atMs >= fromMs && atMs <= toMs);
  const track = between.map(([lng, lat]) => ({ lng, lat }));
  const along = stops.flatMap(({ stop, at }) => (at ? (pointOf(stop) ?? []) : []));
  const isTracked = lengthM(track) > TRACKED_SHARE * lengthM(along) && track.length > 1;
  const points = isTracked ? track : along;
  const framed = [...points, ...stops.flatMap(({ stop }) => pointOf(stop) ?? [])];
  return {
    endedAt,
    playedMs: played,
    pausedMs: Math.max(0, wholeMs - played),
    isTracked,
    points,
    framed,
    along,
    // Without a track as long as the page of the quest says, which counts the ways between as longer than a line.
    lengthM: isTracked
      ? lengthM(track)
      : routeOf({ stops: stops.flatMap(({ stop, at }) => (at ? stop : [])) }).km * 1_000,
  };
}

export type WalkSummary = ReturnType<typeof summaryOf>;
