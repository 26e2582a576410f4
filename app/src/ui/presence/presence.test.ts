import { expect, it } from "vitest";
import { EDITING_MS, GONE_MS, hear, nextChangeMs, nobody, presentAt } from "./presence";

it("counts somebody as here until they have been silent for long", () => {
  const signs = hear(nobody, { personId: "ann" }, 0);
  expect(presentAt(signs, GONE_MS - 1).here).toEqual(["ann"]);
  expect(presentAt(signs, GONE_MS).here).toEqual([]);
});

it("counts somebody as gone who says goodbye", () => {
  const signs = hear(hear(nobody, { personId: "ann" }, 0), { personId: "ann", isLeaving: true }, 10);
  expect(presentAt(signs, 10).here).toEqual([]);
});

it("says who edits what, for as long as they go on", () => {
  let signs = hear(nobody, { personId: "ann", editing: "title" }, 0);
  signs = hear(signs, { personId: "ben", editing: "title" }, 100);
  expect(presentAt(signs, 200).editing.get("title")).toEqual(["ann", "ben"]);
  expect(presentAt(signs, EDITING_MS).editing.get("title")).toEqual(["ben"]);
  signs = hear(signs, { personId: "ben" }, EDITING_MS);
  expect(presentAt(signs, EDITING_MS)).toEqual({ here: ["ann", "ben"], editing: new Map() });
});

it("knows when to look again", () => {
  const signs = hear(nobody, { personId: "ann", editing: "title" }, 0);
  expect(nextChangeMs(signs, 0)).toBe(EDITING_MS);
  expect(nextChangeMs(signs, EDITING_MS)).toBe(GONE_MS);
  expect(nextChangeMs(signs, GONE_MS)).toBeNull();
});
