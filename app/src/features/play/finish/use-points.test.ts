import { expect, it } from "vitest";
import type { PointsEntry, Withheld } from "~/core";
import { playedStops } from "~/sync/play/played-stops";
import { STARTED_AT, samplePlay } from "~/sync/play/testing/sample-play";
import { reasonOf } from "./use-points";

const line = (fields: Partial<PointsEntry>): PointsEntry => ({
  ...{ uid: "ann", rule: "questStop", subject: "q1.tower", points: 20, offered: 20, day: 1, week: 1, at: "" },
  evidence: { kind: "location", grade: "B" },
  ...fields,
});

it("says why a line has the points it has", () => {
  const record = samplePlay();
  const stops = playedStops(record, []);
  expect(reasonOf(line({}), stops)).toBe("full");
  expect(reasonOf(line({ points: 10, evidence: { kind: "location", grade: "C" } }), stops)).toBe("half");
  expect(reasonOf(line({ points: 0, withheld: "suspicious" }), stops)).toBe("pending");
  const pending = (because: string) => reasonOf(line({ points: 0, withheld: "suspicious", because }), stops);
  expect(pending("the points of a stop are pending")).toBe("pendingStop");
  expect(pending("so many points a day from the quests of one creator")).toBe("pendingMany");
  const unproven = line({ points: 0, withheld: "noEvidence", evidence: { kind: "location", grade: "D" } });
  expect(reasonOf(unproven, stops)).toBe("unproven");
  const reasonAfter = (withheld: Withheld, tries: number) => {
    const stopStates = {
      tower: { at: STARTED_AT, tries, evidence: { kind: "location", grade: "D", withheld } },
    } as const;
    return reasonOf(unproven, playedStops({ ...record, progress: { ...record.progress, stopStates } }, []));
  };
  expect(reasonAfter("tooFar", 0)).toBe("tooFar");
  expect(reasonAfter("tries", 1)).toBe("givenUp");
  expect(reasonAfter("tries", 5)).toBe("notFound");
});
