/** A play of a draft that nobody has booked: it is judged here, and nothing of it is kept. Pure. */
import type { ProofType, Quest, QuestStop } from "~/core";
import { type Point, pointOf } from "~/sync/geo";
import type { PlayRecord } from "~/sync/play/play-record";
import { currentStop, playedStops, triesLeft } from "~/sync/play/played-stops";

const TRIAL = "trial";

/** A trial that begins: at the first stop's doorstep. */
export function beginTrial(quest: Quest, nowMs: number): PlayRecord {
  const stops = (quest.stops ?? []).map((stop) => ({ ...stop, hintCount: stop.hints?.length ?? 0 }));
  const startedAt = new Date(nowMs).toISOString();
  return {
    ...{ bookingId: TRIAL, questId: TRIAL, quest: { ...quest, stops }, version: 0, clockAheadMs: 0 },
    progress: { userId: TRIAL, questId: TRIAL, questVersion: 0, creatorId: TRIAL, team: [], startedAt },
    ...{ arrived: {}, skipped: [], hints: {}, wrong: {}, photos: [], pauses: [], track: [] },
  };
}

/** Letters, spaces and their number do not matter, as the server has it. */
const normalised = (text: string) => text.trim().split(/\s+/).join(" ").toLowerCase();

interface Given {
  answer?: string | null | undefined;
  skip?: boolean | null | undefined;
}

/** Checks in at a stop; a wrong answer takes a try. */
export function checkedIn(record: PlayRecord, stop: QuestStop, { answer, skip }: Given, atMs: number): PlayRecord {
  const at = new Date(atMs).toISOString();
  const kind: ProofType = stop.proof?.type ?? "none";
  const asks = kind === "code" || kind === "question";
  const known = stop.proof?.answers;
  const isWrong = asks && !skip && known && !known.some((each) => normalised(each) === normalised(answer ?? ""));
  if (isWrong) {
    const left = Math.max(0, triesLeft(record, stop) - 1);
    return { ...record, wrong: { ...record.wrong, [stop.id]: { answer: answer ?? "", at, triesLeft: left } } };
  }
  const { [stop.id]: _right, ...wrong } = record.wrong;
  const states = { ...record.progress.stopStates, [stop.id]: { at, by: TRIAL } };
  return { ...record, wrong, progress: { ...record.progress, stopStates: states } };
}

export function withHint(record: PlayRecord, stopId: string): PlayRecord {
  const stop = record.quest.stops?.find(({ id }) => id === stopId);
  const shown = record.hints[stopId] ?? [];
  const next = stop?.hints?.[shown.length];
  return next ? { ...record, hints: { ...record.hints, [stopId]: [...shown, next] } } : record;
}

/** The play as components take it. */
export function playOf(record: PlayRecord) {
  const stops = playedStops(record, []);
  return { uid: TRIAL, record, changes: [], stops, current: currentStop(stops) };
}

/** Degrees west of the first stop that a trial begins at: some 300 metres. */
const DOORSTEP_DEG = 0.003;

/** Where the player stands before the way to the current stop: at the stop before it. */
export function standsAt(record: PlayRecord): Point | null {
  const { stops, current } = playOf(record);
  const before = stops
    .filter(({ number }) => !current || number < current.number)
    .findLast((each) => pointOf(each.stop));
  const last = before ? pointOf(before.stop) : null;
  if (last) return last;
  const first = current ? pointOf(current.stop) : null;
  return first && { lng: first.lng - DOORSTEP_DEG, lat: first.lat };
}

/** The point a part of the way along, 0 to 1. */
export function along(from: Point, to: Point, part: number): Point {
  return { lng: from.lng + (to.lng - from.lng) * part, lat: from.lat + (to.lat - from.lat) * part };
}
