import { expect, it } from "vitest";
import type { PublicList } from "~/api/schema";
import type { Activity, Quest } from "~/core";
import { compareLists } from "~/core/plan";
import { listFind, questFind } from "./finds";
import { wantedBy } from "./wanted";

const wish = (title: string, more: Partial<Activity> = {}): Activity => ({ id: title, title, ...more });
const list = (listId: string, createdByUsername: string, ...titles: string[]) =>
  listFind(
    {
      listId,
      year: 2026,
      createdByUsername,
      updatedAt: "",
      title: null,
      activities: titles.map((t) => wish(t)),
    } as PublicList,
    listId,
  );
const quest = questFind({
  id: "lamps",
  quest: {
    title: "Lisbon by lamplight",
    stops: [{ id: "s", title: "Belém Tower", lat: 38.6916, lng: -9.216 }],
  } as Quest,
  dates: [],
});
const ben = { name: "Ben", user_name: "ben", wishes: [wish("Eat ramen at midnight"), wish("See the Belém Tower")] };

it("names the friends who want something of a list or a quest, and nobody else", () => {
  const finds = [quest, list("noodles", "ada", "eat ramen at midnight"), list("knitting", "ada", "Knit a jumper")];
  const wanted = wantedBy(compareLists, finds, [ben, { name: "Eve", user_name: "eve", wishes: [wish("Fly a kite")] }]);
  expect(wanted.get("noodles")).toEqual(["Ben"]);
  expect(wanted.has("knitting")).toBe(false);
});

it("does not say of somebody's own list that they want what is on it", () => {
  const wanted = wantedBy(compareLists, [list("own", "ben", "Eat ramen at midnight")], [ben]);
  expect([...wanted]).toEqual([]);
});

it("compares more than the core takes at once in parts", () => {
  const many = list(
    "many",
    "ada",
    ...Array.from({ length: 900 }, (_, at) => `Wish number ${at} of many`),
    "Eat ramen at midnight",
  );
  expect(wantedBy(compareLists, [many], [ben]).get("many")).toEqual(["Ben"]);
  expect([...wantedBy(compareLists, [many], [])]).toEqual([]);
});
