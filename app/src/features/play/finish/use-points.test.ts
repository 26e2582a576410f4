import { expect, it } from "vitest";
import type { PointsEntry } from "~/core";
import { samplePlay } from "~/sync/play/testing/sample-play";
import { reasonOf } from "./use-points";

const line = (fields: Partial<PointsEntry>): PointsEntry => ({
  ...{ uid: "ann", rule: "questStop", subject: "q1.tower", points: 20, offered: 20, day: 1, week: 1, at: "" },
  evidence: { kind: "location", grade: "B" },
  ...fields,
});

it("says why a line has the points it has", () => {
  const record = samplePlay();
  expect(reasonOf(line({}), record)).toBe("full");
  expect(reasonOf(line({ points: 10, evidence: { kind: "location", grade: "C" } }), record)).toBe("half");
  expect(reasonOf(line({ points: 0, withheld: "suspicious" }), record)).toBe("pending");
  const pending = (because: string) => reasonOf(line({ points: 0, withheld: "suspicious", because }), record);
  expect(pending("the points of a stop are pending")).toBe("pendingStop");
  expect(pending("so many points a day from the quests of one creator")).toBe("pendingMany");
  const unproven = line({ points: 0, withheld: "noEvidence", evidence: { kind: "location", grade: "D" } });
  expect(reasonOf(unproven, record)).toBe("unproven");
  const evidence = { kind: "location", grade: "D", withheld: "tooFar" } as const;
  const progress = { ...record.progress, stopStates: { tower: { evidence } } };
  expect(reasonOf(unproven, { progress })).toBe("tooFar");
});
