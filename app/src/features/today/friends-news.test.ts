import { expect, it } from "vitest";
import type { Friend } from "~/state/friendships";
import { friendsNews, friendsWishes } from "./friends-news";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const friend = (uid: string): Friend => ({ uid, name: uid, since: "2026-01-01T00:00:00Z" });
const list = (id: string, createdAt: string, activities: object[]) => ({
  [id]: {
    id,
    version: 1,
    data: { userId: "u", createdByUsername: "u", year: 2026, createdAt, updatedAt: createdAt, activities },
  },
});
const known = {
  ann: list("a", "2026-01-01T00:00:00Z", [
    { id: "1", title: "Swim", status: "done", doneAt: "2026-11-20T10:00:00Z", order: "a" },
    { id: "2", title: "Old", status: "done", doneAt: "2026-02-01T10:00:00Z", order: "b" },
    { id: "3", title: "Fly", status: "wish", order: "c" },
    { id: "4", title: "Sail", status: "wish", order: "d" },
  ]),
  ben: list("b", "2026-11-22T00:00:00Z", [{ id: "5", title: "fly!", status: "wish", order: "a" }]),
} as unknown as Parameters<typeof friendsNews>[1];

it("tells what was done and begun lately, the latest first", () => {
  const news = friendsNews([friend("ann"), friend("ben")], known, NOW);
  expect(news.map(({ friend: { uid }, activity }) => [uid, activity?.title])).toEqual([
    ["ben", undefined],
    ["ann", "Swim"],
  ]);
});

it("offers each wish of friends once, and none that is on one's own list", () => {
  const offered = (own: { id: string; title: string }[]) =>
    friendsWishes([friend("ann"), friend("ben")], known, own, 3).map(({ activity }) => activity.title);
  expect(offered([])).toEqual(["Fly", "Sail"]);
  expect(offered([{ id: "x", title: "FLY" }])).toEqual(["Sail"]);
});
