import { expect, it } from "vitest";
import type { QuestStop } from "~/core";
import { EMPTY, stopOf, withMoved } from "~/sync/quest-drafts/content";
import { betterWalk, startFor, walkOf } from "~/sync/quest-drafts/walk";
import { type Problem, problemsOf, stepOf } from "./problems";

/** Stops along the equator, so many kilometres east of the first. */
const at = (id: string, km: number, more: Partial<QuestStop> = {}): QuestStop => ({
  ...stopOf({ title: id, lat: 0, lng: km / 111.195 }, id),
  ...more,
});
const STOPS = [at("a", 0), at("b", 0.5), at("c", 1), at("d", 3)];

it("the simulated walk tells the longest way, waiting and closed doors", () => {
  const walk = walkOf([at("a", 0), at("b", 0.5, { openFrom: "12:00", openTo: "13:00" }), at("c", 3)], "10:00");
  expect(walk.slowest).toBe(2);
  expect(walk.parts.map(({ kind }) => kind)).toEqual(["stop", "walking", "waiting", "stop", "walking", "stop"]);
  expect(walk.waitMin).toBeGreaterThan(90);
  const late = [at("a", 0), at("b", 0.5, { openFrom: "09:00", openTo: "10:05" })];
  expect(walkOf(late, "10:00").parts.at(-1)?.kind).toBe("closed");
  const start = startFor(late, "b", "10:00");
  expect(start).toBe("09:30");
  expect(walkOf(late, start ?? "").parts.at(-1)?.kind).toBe("stop");
});

it("a better order keeps the start, and says what it saves", () => {
  expect(betterWalk(STOPS, "10:00")).toBeNull();
  const mixed = withMoved({ ...EMPTY, stops: STOPS }, "d", 1).stops ?? [];
  const better = betterWalk(mixed, "10:00");
  expect(better?.ids).toEqual(["a", "b", "c", "d"]);
  expect(better?.savedKm).toBeGreaterThan(1);
  expect(better?.savedMin).toBeGreaterThan(10);
});

it("each problem names its field, stop and step; those that block come first", () => {
  const stops = [at("a", 0), at("b", 0.5, { proof: { type: "question" } }), at("c", 2.5), at("d", 0.6), at("e", 900)];
  const content = { ...EMPTY, title: "Walk", mode: "scheduled" as const, stops };
  const found = problemsOf(content, { walk: walkOf(stops, "10:00"), datesAhead: 0, inWater: new Set(["a"]) });
  const kinds = (of: readonly Problem[]) => of.map(({ kind }) => kind);
  expect(kinds(found.filter(({ blocking }) => blocking))).toEqual([
    "noSummary",
    "noStory",
    "noAnswers",
    "noQuestion",
    "noDates",
  ]);
  expect(kinds(found)).toEqual(expect.arrayContaining(["inWater", "longLeg", "farAway", "longWalk", "noCategory"]));
  expect(found.find(({ kind }) => kind === "farAway")).toMatchObject({ field: "stops[4].lat", stopId: "e" });
  expect(found.find(({ kind }) => kind === "noAnswers")).toMatchObject({
    field: "stops[1].proof.answers",
    stopId: "b",
  });
  expect(["title", "stops[1].clue", "sessions", "minPeople"].map(stepOf)).toEqual(["story", "stops", "dates", "dates"]);
});
