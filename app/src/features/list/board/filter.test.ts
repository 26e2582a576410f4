import { describe, expect, it } from "vitest";
import type { Activity } from "~/core";
import { everything, isNarrow, partsOf } from "./filter";
import { orderAt, orderBeside } from "./reorder";

const activities: Activity[] = [
  { id: "b", title: "Sail in Århus", order: "8180", status: "planned", targetMonth: 5 },
  { id: "a", title: "Swim", order: "80", status: "wish", place: { name: "Kyoto", lat: 35, lng: 135 } },
  { id: "c", title: "Bake", order: "8280", status: "done", doneAt: "2026-01-01T00:00:00.000Z", category: "food" },
  { id: "d", title: "Knit", order: "8380", status: "done", doneAt: "2026-02-01T00:00:00.000Z" },
  { id: "e", title: "Never", order: "8480", status: "dropped" },
];
const ids = (parts: Record<string, Activity[]>) =>
  Object.fromEntries(Object.entries(parts).map(([name, all]) => [name, all.map(({ id }) => id)]));

describe("the board", () => {
  it("has what is pinned and open in its own part, what was done last first, and nothing that was dropped", () => {
    expect(ids(partsOf(activities, { pinned: ["b", "c"], filter: everything }))).toEqual({
      now: ["b"],
      added: [],
      wish: ["a"],
      planned: [],
      done: ["d", "c"],
    });
  });

  it("shows what was just added first where the list is long, whatever it is narrowed to", () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ id: `w${at}`, title: "Walk", order: `85${at + 10}` }));
    const added: Activity[] = [
      { id: "y", title: "Yodel", order: "90" },
      { id: "z", title: "Zigzag", order: "91" },
    ];
    const filter = { ...everything, text: "walk" };
    const long = partsOf([...many, ...added], { pinned: [], filter, added: new Set(["y", "z"]) });
    expect(ids(long)).toMatchObject({ added: ["z", "y"], wish: many.map(({ id }) => id) });
    expect(partsOf(added, { pinned: [], filter: everything, added: new Set(["y", "z"]) }).added).toEqual([]);
  });

  it.each([
    ["words, without case and accents", { text: "ARHUS sail" }, ["b"]],
    ["the name of a place", { text: "kyo" }, ["a"]],
    ["a category", { category: "food" as const }, ["c"]],
    ["a month", { month: 5 }, ["b"]],
    ["having a place", { placed: true }, ["a"]],
  ])("is narrowed by %s", (_, part, expected) => {
    const filter = { ...everything, ...part };
    expect(isNarrow(filter)).toBe(true);
    expect(
      Object.values(partsOf(activities, { pinned: [], filter }))
        .flat()
        .map(({ id }) => id),
    ).toEqual(expected);
  });
});

describe("an activity that is moved", () => {
  const part: Activity[] = ["80", "8180", "8280"].map((order, at) => ({ id: String(at), title: "x", order }));

  it("gets a key between its new neighbours", () => {
    const between = orderAt(part, 1);
    expect(between > "80" && between < "8180").toBe(true);
    expect(orderAt(part, 0) < "80").toBe(true);
    expect(orderAt(part, 3) > "8280").toBe(true);
  });

  it("stays near where keys from elsewhere are equal", () => {
    const equal: Activity[] = [
      { id: "a", title: "a", order: "80" },
      { id: "b", title: "b", order: "80" },
    ];
    expect(orderAt(equal, 1) > "80").toBe(true);
  });

  it("steps over one neighbour, and not over the end", () => {
    expect(String(orderBeside(part, "0", 1)) > "8180" && String(orderBeside(part, "0", 1)) < "8280").toBe(true);
    expect(orderBeside(part, "0", -1)).toBeNull();
    expect(orderBeside(part, "2", 1)).toBeNull();
    expect(orderBeside(part, "nobody", 1)).toBeNull();
  });
});
