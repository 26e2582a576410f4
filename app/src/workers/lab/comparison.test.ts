import { expect, it } from "vitest";
import { type ComparisonRequest, compare, type Outcome, type Progress, turnsOf } from "./comparison";
import { contendersOf } from "./contenders";
import type { Contestant, Patience } from "./contestant";
import { OutOfTime } from "./contestant";
import { setOf } from "./point-set";

const request: ComparisonRequest = {
  points: setOf(Float64Array.of(1, 2)),
  algorithm: "hierarchical",
  peers: ["supercluster", "supercluster8"],
  options: { radius: 40, minPoints: 2, maxZoom: 16 },
  seed: 1,
  rounds: 2,
  limitS: 5,
};
const sample = { buildMs: 1, firstPassMs: 1, passUs: 1, viewUs: [1] };
const views = { boxes: [], zooms: [] };

/** Contestants that write down what they do; `round` is asked what happens in theirs. */
function field(round: (name: string, at: number, patience: Patience) => Promise<typeof sample>) {
  const log: string[] = [];
  let ended = 0;
  const start = (): Contestant => {
    let [name, at] = ["", 0];
    return {
      prepare: async (order) => {
        name = order.name;
        return { version: `of ${name}`, inputMs: 0, views };
      },
      round: async (patience) => {
        log.push(`${name} ${at}`);
        at += 1;
        patience.onStep({ kind: "built", buildMs: 4 });
        return round(name, at - 1, patience);
      },
      end: () => {
        ended += 1;
      },
    };
  };
  return { log, start, ended: () => ended };
}

const endsOf = ({ outcomes }: Progress) => outcomes.map(({ contender, end }) => `${contender.name}: ${end?.kind}`);
const find = ({ outcomes }: Progress, name: string): Outcome =>
  outcomes.find(({ contender }) => contender.name === name) ?? expect.fail(name);

const order = (rounds: number, byTurns: boolean) =>
  turnsOf(contendersOf("index", ["kdbush", "flatbush"]), rounds, byTurns).map(
    ({ name, round }) => `${name[0]}${round}`,
  );

it("turns the order from round to round", () => {
  expect(order(3, true).join(" ")).toBe("y0 k0 f0 k1 f1 y1 f2 y2 k2 y3 k3 f3");
});

it("lets each of many points end before the next begins, as a tab could not hold all of them", async () => {
  expect(order(1, false).join(" ")).toBe("y0 y1 k0 k1 f0 f1");
  const { log, start } = field(async () => sample);
  const points = { ...request.points, count: 5_000_000 };
  await compare(
    { ...request, points, rounds: 1, peers: ["supercluster"] },
    new AbortController().signal,
    () => {},
    start,
  );
  expect(log).toEqual(["yonder 0", "yonder 1", "supercluster 0", "supercluster 1"]);
});

it("lets everybody warm up and measures in turn, and keeps every sample with its place", async () => {
  const { log, start, ended } = field(async () => sample);
  const told: Progress[] = [];
  const result = await compare(request, new AbortController().signal, (progress) => told.push(progress), start);
  expect(log.slice(0, 6)).toEqual([
    "yonder 0",
    "supercluster 0",
    "supercluster8 0",
    "supercluster 1",
    "supercluster8 1",
    "yonder 1",
  ]);
  expect(find(result, "yonder").samples.map(({ round, place }) => [round, place])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(find(result, "yonder")).toMatchObject({ version: "of yonder", warmUp: { round: 0 }, end: { kind: "done" } });
  expect(find(result, "yonder").unfinished).toBeUndefined();
  expect(ended()).toBeGreaterThanOrEqual(3);
  expect(told.at(-1)?.doing).toBeUndefined();
  expect(told.some(({ doing }) => doing?.contender === "supercluster8" && doing.round === 2)).toBe(true);
});

it("stops whoever takes too long, keeps what is known of it, and goes on with the others", async () => {
  const { start, log } = field(async (name, at) => {
    if (name === "supercluster" && at === 1) throw new OutOfTime();
    return sample;
  });
  const result = await compare(request, new AbortController().signal, () => {}, start);
  expect(endsOf(result)).toEqual(["yonder: done", "supercluster: stopped", "supercluster8: done"]);
  expect(find(result, "supercluster")).toMatchObject({
    end: { afterS: 5 },
    warmUp: { round: 0 },
    unfinished: { round: 1, buildMs: 4 },
  });
  expect(log).not.toContain("supercluster 2");
});

it("says what went wrong with one, and goes on with the others", async () => {
  const { start } = field(async (name) => {
    if (name === "yonder") throw new Error("out of memory");
    return sample;
  });
  const result = await compare(request, new AbortController().signal, () => {}, start);
  expect(find(result, "yonder").end).toEqual({ kind: "failed", message: "out of memory" });
  expect(find(result, "supercluster8").samples).toHaveLength(2);
});

it("is called off at any moment, and keeps what there is", async () => {
  const control = new AbortController();
  const { start, log } = field(async (name, at) => {
    if (name === "supercluster" && at === 1) {
      control.abort();
      throw control.signal.reason;
    }
    if (control.signal.aborted) throw control.signal.reason;
    return sample;
  });
  const result = await compare(request, control.signal, () => {}, start);
  expect(new Set(endsOf(result))).toEqual(
    new Set(["yonder: cancelled", "supercluster: cancelled", "supercluster8: cancelled"]),
  );
  expect(find(result, "yonder").warmUp).toBeDefined();
  expect(log).not.toContain("supercluster 2");
});
