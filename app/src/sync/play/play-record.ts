/** A play as this device keeps it, so that it goes on without a network and after a closed tab. Pure. */
import type { Progress, Quest, QuestStop } from "~/core";
import { distanceM, type Point } from "../geo";

/** An answer that the server did not accept. */
export interface WrongAnswer {
  answer: string;
  /** Moment when it was given; the right answer counts from then, for they were there. ISO-8601. */
  at: string;
  triesLeft: number;
}

export interface StopPhoto {
  stopId: string;
  /** Name under which this device has it. */
  name: string;
}

export interface Pause {
  from: string;
  /** Missing while it lasts. */
  to?: string;
}

/** Longitude, latitude, and milliseconds since the epoch. */
export type TrackPoint = readonly [lng: number, lat: number, atMs: number];

export interface PlayRecord {
  bookingId: string;
  questId: string;
  /** The edition that is played. */
  quest: Quest;
  /** Progress as the server said it last. */
  progress: Progress;
  /** Version of that progress. */
  version: number;
  /** Ticket that lets in, and others into the team; only the person who booked has it. */
  ticket?: { code: string; seats: number } | undefined;
  /** Milliseconds by which the clock of this device is ahead of the server's. */
  clockAheadMs: number;
  /** Moments when somebody pressed that they are at a stop, by its id. */
  arrived: Readonly<Record<string, string>>;
  /** Optional stops that are left out. */
  skipped: readonly string[];
  /** Hints that were shown, by stop. */
  hints: Readonly<Record<string, readonly string[]>>;
  wrong: Readonly<Record<string, WrongAnswer>>;
  photos: readonly StopPhoto[];
  pauses: readonly Pause[];
  /** Positions of this device, coarse. */
  track: readonly TrackPoint[];
}

/** A record for what the server answered to the start. */
export function newRecord(
  bookingId: string,
  { quest, progress }: { quest: Quest; progress: { version: number; data: Progress } },
): PlayRecord {
  return {
    ...{ bookingId, questId: progress.data.questId, quest },
    ...{ progress: progress.data, version: progress.version, clockAheadMs: 0 },
    ...{ arrived: {}, hints: {}, wrong: {}, photos: [], pauses: [], track: [] },
    skipped: leftOut(quest, progress.data),
  };
}

/** Optional stops that the team has left behind: the server knows of none that they are left out. */
function leftOut({ stops = [] }: Quest, { stopStates, finishedAt }: Progress): readonly string[] {
  const isReached = ({ id }: QuestStop) => stopStates?.[id]?.at !== undefined;
  const passed = finishedAt ? stops : stops.slice(0, stops.findLastIndex(isReached) + 1);
  return passed.flatMap((stop) => (stop.optional && !isReached(stop) ? stop.id : []));
}

/** Takes newer progress. What is reached needs no second answer. */
export function withProgress(record: PlayRecord, { version, data }: { version: number; data: Progress }): PlayRecord {
  if (version <= record.version) return record;
  const wrong = Object.entries(record.wrong).filter(([id]) => !data.stopStates?.[id]?.at);
  return { ...record, progress: data, version, wrong: Object.fromEntries(wrong) };
}

/** The time now by the server's clock, as far as this device knows it. ISO-8601. */
export function timeOf({ clockAheadMs }: PlayRecord, nowMs: number): string {
  return new Date(nowMs - clockAheadMs).toISOString();
}

/** Steps shorter than this are the position's trembling. */
const STEP_MIN_M = 15;
/** A position less exact than this is no part of the way. */
const ACCURACY_MAX_M = 50;
/** Points of a track; beyond that every second one is dropped. */
const TRACK_MAX = 2_000;

/** Adds a position to the way that was walked. */
export function withPosition(record: PlayRecord, at: Point & { accuracyM: number }, nowMs: number): PlayRecord {
  const last = record.track.at(-1);
  const isNear = last && distanceM({ lng: last[0], lat: last[1] }, at) < STEP_MIN_M;
  if (isNear || at.accuracyM > ACCURACY_MAX_M || isPaused(record)) return record;
  const track = [...record.track, [at.lng, at.lat, nowMs] as const];
  return { ...record, track: track.length > TRACK_MAX ? track.filter((_, index) => index % 2 === 0) : track };
}

export function isPaused({ pauses }: PlayRecord): boolean {
  const last = pauses.at(-1);
  return last !== undefined && last.to === undefined;
}

/** Pauses, or goes on. */
export function withPause(record: PlayRecord, at: string): PlayRecord {
  const { pauses } = record;
  const last = pauses.at(-1);
  if (last && last.to === undefined) return { ...record, pauses: [...pauses.slice(0, -1), { ...last, to: at }] };
  return { ...record, pauses: [...pauses, { from: at }] };
}

/** Milliseconds that were played: from the start to then, without the pauses. */
export function playedMs({ progress, pauses }: PlayRecord, untilIso: string): number {
  const until = Date.parse(untilIso);
  const paused = pauses.map(({ from, to }) =>
    Math.max(0, Math.min(until, Date.parse(to ?? untilIso)) - Date.parse(from)),
  );
  return Math.max(0, until - Date.parse(progress.startedAt) - paused.reduce((sum, ms) => sum + ms, 0));
}
