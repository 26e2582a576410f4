import { describe, expect, it } from "vitest";
import type { Activity } from "~/core";
import { inOrder, missingFrom, placeToSee, progressOf, wish } from "./activities";

const activity = (id: string, more: Partial<Activity> = {}): Activity => ({ id, title: id, ...more });

describe("the progress of a list", () => {
  it("counts what is done, by its status or by the moment it was done", () => {
    const activities = [
      activity("a", { status: "done" }),
      activity("b", { doneAt: "2026-05-01T10:00:00.000Z" }),
      activity("c", { status: "planned" }),
      activity("d"),
    ];
    expect(progressOf(activities)).toEqual({ done: 2, total: 4 });
  });

  it("leaves out what was dropped", () => {
    expect(progressOf([activity("a", { status: "dropped" }), activity("b")])).toEqual({ done: 0, total: 1 });
  });

  it("of an empty list is nothing of nothing", () => {
    expect(progressOf([])).toEqual({ done: 0, total: 0 });
  });
});

describe("the order of a list", () => {
  it("is that of the keys; those without one come last, as they were added", () => {
    const activities = [activity("x"), activity("b", { order: "b" }), activity("y"), activity("a", { order: "B" })];
    expect(inOrder(activities).map(({ id }) => id)).toEqual(["a", "b", "x", "y"]);
  });
});

describe("a new activity", () => {
  it("in own words is trimmed and comes after all others", () => {
    const first = wish("  sail at night ", []);
    const second = wish("dive", [first]);
    expect(first).toMatchObject({ title: "sail at night", kind: "do", status: "wish" });
    expect(String(second.order) > String(first.order)).toBe(true);
  });

  it("of a place keeps where it is", () => {
    const kyoto = {
      index: 7,
      id: "jp-kyoto",
      name: "Kyoto",
      country: "JP",
      admin: "",
      population: 1,
      lat: 35,
      lng: 135.8,
    };
    expect(placeToSee(kyoto, [])).toMatchObject({
      title: "Kyoto",
      kind: "go",
      placeId: "jp-kyoto",
      place: { name: "Kyoto", lat: 35, lng: 135.8 },
    });
  });
});

describe("what is missing from a list", () => {
  it("leaves out what is on it in other letters", () => {
    const list = [wish("Swim in the sea", [])];
    const missing = missingFrom(list, [wish("swim in the Sea", []), wish("Learn to sail", [])]);
    expect(missing.map(({ title }) => title)).toEqual(["Learn to sail"]);
  });
});
