import { expect, it } from "vitest";
import type { Activity } from "~/core";
import { chaptersOf, countsOf } from "./story";

const done = (id: string, doneAt?: string, more: Partial<Activity> = {}): Activity => ({
  id,
  title: id,
  kind: "do",
  status: "done",
  ...(doneAt ? { doneAt } : {}),
  ...more,
});
const place = { name: "Oslo", lng: 10.75, lat: 59.91 };

it("tells a year month by month, and what has no day at its end", () => {
  const activities = [
    done("some day"),
    done("later", "2026-05-20T12:00:00Z"),
    done("sooner", "2026-05-03T12:00:00Z"),
    done("first", "2026-01-15T12:00:00Z"),
    { ...done("open"), status: "wish" as const },
  ];
  const chapters = chaptersOf(activities).map(({ month, activities: own }) => [month, own.map(({ id }) => id)]);
  expect(chapters).toEqual([
    [1, ["first"]],
    [5, ["sooner", "later"]],
    [null, ["some day"]],
  ]);
});

it("counts places and friends once, and only of what was done", () => {
  const activities: Activity[] = [
    done("a", "2026-01-15T12:00:00Z", { place, withUserIds: ["ann", "ben"] }),
    done("b", "2026-02-15T12:00:00Z", { place, withUserIds: ["ann"] }),
    { ...done("c"), status: "wish", place: { ...place, name: "Bergen" } },
    { ...done("d"), status: "dropped" },
  ];
  expect(countsOf(activities)).toEqual({ done: 2, open: 1, places: 1, friends: 2 });
});
