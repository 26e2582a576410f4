import { expect, it } from "vitest";
import { type ContenderName, contendersOf, type Outcome } from "~/workers/lab";
import { lanesOf } from "./lanes";
import { verdictOf } from "./verdict";

const outcome = (name: ContenderName, buildMs: number, viewUs: number[], part: Partial<Outcome> = {}): Outcome => {
  const [contender] = [...contendersOf("hierarchical", [name]), ...contendersOf("grid", [name])].filter(
    (each) => each.name === name,
  );
  if (!contender) throw new Error(name);
  const sample = { round: 1, place: 0, buildMs, firstPassMs: 1, passUs: 10, viewUs };
  return { contender, samples: [sample], end: { kind: "done" }, ...part };
};
const views = (p50: number, slowest: number) => [...Array.from({ length: 100 }, () => p50), slowest, slowest];

it("compares ours with the first rival that was measured", () => {
  const verdict = verdictOf([
    outcome("yonder", 10, views(10, 130)),
    outcome("yonder-features", 20, views(10, 10)),
    outcome("supercluster", 90, [], { samples: [] }),
    outcome("supercluster8", 90, views(20, 100)),
  ]);
  expect(verdict?.against).toEqual({
    rival: "supercluster8",
    build: { kind: "faster", times: "9×" },
    p50: { kind: "faster", times: "2×" },
    p99: { kind: "slower", times: "1.3×" },
  });
});

it("says nothing of building where nothing is built", () => {
  const { against } = verdictOf([outcome("yonder-grid", 1, [1]), outcome("markerclustererplus", 9, [2])]) ?? {};
  expect(against?.build).toBeUndefined();
  expect(against?.p50).toEqual({ kind: "faster", times: "2×" });
});

it("is about ours alone before a rival has figures, and nothing before ours has", () => {
  expect(verdictOf([outcome("yonder", 10, [5])])).toMatchObject({ own: { buildMs: { median: 10 } } });
  expect(verdictOf([outcome("yonder", 10, [5], { samples: [] })])).toBeUndefined();
});

it("gives each contender of the race its time, and the longest the whole width", () => {
  const { lanes, slowestMs } = lanesOf([outcome("yonder", 10, [5]), outcome("supercluster", 90, [5])]);
  expect(lanes.map(({ totalMs }) => totalMs)).toEqual([20, 100]);
  expect(slowestMs).toBe(100);
});
