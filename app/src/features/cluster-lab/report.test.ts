import { expect, it } from "vitest";
import { CONTENDERS, type Outcome } from "~/workers/lab";
import { reportOf } from "./report";
import { defaults } from "./settings";

const machine = { userAgent: "a browser", cores: 2, memoryGB: 8, isCrossOriginIsolated: false };
const [own, ...others] = CONTENDERS.hierarchical;
const peer = others.find(({ name }) => name === "supercluster");
const sample = { round: 1, place: 0, buildMs: 3, firstPassMs: 2, passUs: 4, viewUs: [5, 6], bytes: 10 };

it("downloads every sample, the settings, the views and the machine", () => {
  const outcomes: Outcome[] = [
    {
      contender: own,
      version: "0.1.0",
      inputMs: 0,
      warmUp: { ...sample, round: 0 },
      samples: [sample],
      entries: [3, 4],
      end: { kind: "done" },
    },
    {
      contender: peer ?? own,
      samples: [],
      entries: [3, 5],
      unfinished: { round: 0, buildMs: 9, viewsDone: 1 },
      end: { kind: "stopped", afterS: 60 },
    },
  ];
  const views = { boxes: [[0, 0, 1, 1] as const, [1, 1, 2, 2] as const], zooms: [3, 4] };
  const measured = {
    settings: defaults,
    points: { count: 10 },
    outcomes,
    views,
    longTasks: { count: 0, longestMs: 0 },
  };
  const report = reportOf(measured, machine, new Date(0));
  expect(JSON.parse(JSON.stringify(report))).toMatchObject({
    measuredAt: "1970-01-01T00:00:00.000Z",
    machine,
    settings: { data: "cities", seed: defaults.seed },
    points: 10,
    views,
    results: [
      {
        contender: "yonder",
        version: "0.1.0",
        samples: [sample],
        summary: { buildMs: { median: 3 } },
        end: { kind: "done" },
      },
      {
        contender: "supercluster",
        summary: null,
        samples: [],
        unfinished: { buildMs: 9, viewsDone: 1 },
        end: { kind: "stopped", afterS: 60 },
        agreement: { same: 1, of: 2 },
      },
    ],
  });
});
