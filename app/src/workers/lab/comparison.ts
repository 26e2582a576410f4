/** Several contenders, round after round, until all are through, out of time, or called off. */
import { type Algorithm, type Contender, type ContenderName, contendersOf, type LabOptions } from "./contenders";
import { type Contestant, contestant, OutOfTime, type Patience } from "./contestant";
import type { PointSet } from "./point-set";
import type { Sample, Step } from "./round";
import type { Views } from "./views";

/** Request of a comparison, with its time limit. */
export interface ComparisonRequest {
  points: PointSet;
  algorithm: Algorithm;
  peers: readonly ContenderName[];
  options: LabOptions;
  seed: number;
  /** Measured rounds, after one to warm up. */
  rounds: number;
  /** Seconds that a contender may take for its input, and for each of its rounds. */
  limitS: number;
}

/** End of a contender's run. */
export type End =
  | { kind: "done" }
  /** It took longer than the limit. */
  | { kind: "stopped"; afterS: number }
  /** Somebody called it off. */
  | { kind: "cancelled" }
  | { kind: "failed"; message: string };

/** A sample, when it was taken: round 0 is the warm-up, place 0 the first in turn. */
export interface PlacedSample extends Sample {
  round: number;
  place: number;
}

/** Measurements of a round that was not completed. */
export interface Unfinished {
  round: number;
  buildMs?: number;
  firstPassMs?: number;
  viewsDone: number;
}

/** Measurements of a contender so far. */
export interface Outcome {
  contender: Contender;
  version?: string;
  inputMs?: number;
  warmUp?: PlacedSample;
  samples: readonly PlacedSample[];
  /** Number of entries of each view. */
  entries?: readonly number[];
  unfinished?: Unfinished;
  end?: End;
}

/** Current step of the comparison. */
export interface Doing {
  contender: ContenderName;
  /** `undefined` while the input is made. */
  round?: number;
  step?: Step;
  /** Rounds of all contenders that are through, of how many. */
  done: number;
  of: number;
}

export interface Progress {
  outcomes: readonly Outcome[];
  doing?: Doing;
  views?: Views;
}

/** Compares; `onProgress` hears every step. Never rejected: what went wrong is in the outcomes. */
export async function compare(
  request: ComparisonRequest,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
  start: () => Contestant = contestant,
): Promise<Progress> {
  const { algorithm, peers, rounds } = request;
  const field = contendersOf(algorithm, peers);
  const outcomes = new Map<ContenderName, Outcome>(
    field.map((contender) => [contender.name, { contender, samples: [] }]),
  );
  const workers = new Map<ContenderName, Contestant>();
  let [views, done, doing]: [Views | undefined, number, Doing | undefined] = [undefined, 0, undefined];
  const progress = (): Progress => ({
    outcomes: [...outcomes.values()],
    ...(doing && { doing }),
    ...(views && { views }),
  });
  const note = (name: ContenderName, part: Partial<Outcome>) => {
    const before = outcomes.get(name);
    if (before) outcomes.set(name, { ...before, ...part });
  };
  const end = (name: ContenderName, how: End) => {
    workers.get(name)?.end();
    note(name, { end: how });
  };

  /** One round of one contender, the input first. */
  const turn = async (name: ContenderName, round: number, place: number): Promise<void> => {
    signal.throwIfAborted();
    const now = (part: Partial<Doing>) => {
      doing = { contender: name, done, of: field.length * (rounds + 1), ...part };
      onProgress(progress());
    };
    const patience: Patience = {
      limitMs: 1_000 * request.limitS,
      signal,
      onStep: (step) => {
        note(name, noted(outcomes.get(name), round, step));
        now({ round, step });
      },
    };
    let worker = workers.get(name);
    if (!worker) {
      now({});
      worker = start();
      workers.set(name, worker);
      const { points, options, seed } = request;
      const ready = await worker.prepare({ name, algorithm, points, options, seed }, patience);
      views ??= ready.views;
      note(name, { version: ready.version, inputMs: ready.inputMs });
    }
    now({ round });
    const sample = { round, place, ...(await worker.round(patience)) };
    const { unfinished: _, ...known } = outcomes.get(name) ?? { samples: [] };
    outcomes.set(name, {
      ...(known as Outcome),
      ...(round === 0 ? { warmUp: sample } : { samples: [...known.samples, sample] }),
    });
  };

  for (const { name, round, place } of turnsOf(field, rounds, isByTurns(request.points))) {
    if (!outcomes.get(name)?.end) {
      await turn(name, round, place).catch((error: Error) => end(name, endOf(error, signal, request.limitS)));
    }
    done += 1;
    if (round === rounds && !outcomes.get(name)?.end) end(name, { kind: "done" });
    onProgress(progress());
  }
  for (const worker of workers.values()) worker.end();
  doing = undefined;
  onProgress(progress());
  return progress();
}

/** Up to so many points a tab holds the input of all contenders at once. */
const MOST_BY_TURNS = 1_000_000;

/** True if contenders take turns; with more points each ends before the next begins. */
export const isByTurns = ({ count }: Pick<PointSet, "count">) => count <= MOST_BY_TURNS;

interface Turn {
  name: ContenderName;
  round: number;
  place: number;
}

/** Order of the rounds. By turns, the first is last in the next round, because the first one finds a cooler machine. */
export function turnsOf(field: readonly Contender[], rounds: number, byTurns: boolean): Turn[] {
  const all = Array.from({ length: rounds + 1 }, (_, round) => round);
  if (!byTurns) return field.flatMap(({ name }, place) => all.map((round) => ({ name, round, place })));
  return all.flatMap((round) => {
    const first = round % field.length;
    return [...field.slice(first), ...field.slice(0, first)].map(({ name }, place) => ({ name, round, place }));
  });
}

function endOf(error: Error, signal: AbortSignal, limitS: number): End {
  if (signal.aborted) return { kind: "cancelled" };
  if (error instanceof OutOfTime) return { kind: "stopped", afterS: limitS };
  return { kind: "failed", message: error.message };
}

/** Part of an outcome that a step adds. */
function noted(outcome: Outcome | undefined, round: number, step: Step): Partial<Outcome> {
  const before = outcome?.unfinished ?? { round, viewsDone: 0 };
  switch (step.kind) {
    case "building":
      return { unfinished: { round, viewsDone: 0 } };
    case "built":
      return { unfinished: { ...before, buildMs: step.buildMs } };
    case "asking":
      return { unfinished: { ...before, viewsDone: step.done } };
    case "asked":
      return { entries: step.entries, unfinished: { ...before, firstPassMs: step.firstPassMs } };
  }
}
