import { expect, it } from "vitest";
import type { Activity } from "~/core";
import { type Filter, filterFrom } from "./filter";
import { type WishList, wishPins } from "./wish-pins";

const at = (title: string, status: Activity["status"] = "wish"): Activity =>
  ({ id: title, title, status, category: "food", place: { name: `${title} Inn`, lat: 1, lng: 2 } }) as Activity;
const friend = { id: "ben", name: "Ben" };
const lists: WishList[] = [
  {
    listId: "mine",
    year: 2026,
    activities: [at("Swim"), at("Sail", "done"), { id: "somewhere", title: "Somewhere" } as Activity],
  },
  { listId: "theirs", year: 2026, activities: [at("Swim"), at("Sail", "done")], person: friend },
];
const filter = (query: string): Filter => filterFrom(new URLSearchParams(query));
const ids = (query: string) => wishPins(lists, filter(query)).map(({ id }) => id);

it("are one's own with a place, and the open ones of friends with their faces", () => {
  expect(ids("")).toEqual(["mine/Swim", "mine/Sail", "theirs/Swim"]);
  expect(wishPins(lists, filter("")).map(({ person }) => person?.name)).toEqual([undefined, undefined, "Ben"]);
});

it("follow the words and the category that are looked for, and make room for what only quests have", () => {
  expect(ids("q=swim+in")).toEqual(["mine/Swim", "theirs/Swim"]);
  expect(ids("category=food")).toHaveLength(3);
  expect(ids("category=outdoors")).toEqual([]);
  expect(ids("price=free")).toEqual([]);
  expect(ids("show=lists")).toEqual([]);
});
