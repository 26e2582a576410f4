import { expect, it } from "vitest";
import type { Activity } from "~/core";
import { coverOfList } from "./list-cover";

const oslo = { name: "Oslo", lng: 10.75, lat: 59.91 };
const wish = (id: string, more: Partial<Activity> = {}): Activity => ({
  id,
  title: id,
  kind: "do",
  status: "wish",
  ...more,
});

it("a cover is of what others may see, in the order of the list", () => {
  const activities = [
    wish("later", { order: "b", kind: "eat", place: oslo }),
    wish("sooner", { order: "a", category: "water", place: { ...oslo, lng: 5 } }),
    wish("secret", { hidden: true, place: oslo }),
    wish("dropped", { status: "dropped", place: oslo }),
  ];
  expect(coverOfList({ id: "l", year: 2026, activities })).toEqual({
    kind: "list",
    id: "l",
    numeral: "2026",
    categories: ["water", "eat"],
    places: [
      { lng: 5, lat: 59.91, category: "water" },
      { lng: 10.75, lat: 59.91, category: "eat" },
    ],
  });
});
