import { expect, it } from "vitest";
import type { Quest } from "~/core";
import { awayOf } from "./away";
import type { Found } from "./filter";
import { questFind } from "./finds";
import type { Taste } from "./suits";

const lisbon = { lat: 38.71, lng: -9.13 };
const find = questFind({ id: "q", quest: { title: "Sardines", stops: [{ id: "s", ...lisbon }] } as Quest, dates: [] });
const taste: Taste = { home: lisbon, wishes: new Map(), wanted: new Map(), friends: new Map(), nowMs: 0 };

it.each<[string, Omit<Found, "find">, "home" | "you" | undefined, string]>([
  ["home while nothing says another point", { km: null }, undefined, "home"],
  ["home where a distance is asked for", { km: 3, from: "here" }, "home", "home"],
])("measures from %s, where it may be near", (_, found, here, from) => {
  expect(awayOf({ find, ...found }, taste, here)).toMatchObject({ from, reason: { why: "near" } });
});

it.each<[string, Omit<Found, "find">, "home" | "you" | undefined, string]>([
  ["the middle of the map", { km: 330, from: "map" }, "home", "map"],
  ["the town that words name", { km: 330, from: "town" }, "home", "town"],
  ["where the device is", { km: 330, from: "here" }, "you", "you"],
])("measures from %s, and says nothing of home beside it", (_, found, here, from) => {
  expect(awayOf({ find, ...found }, taste, here)).toEqual({ km: 330, from, reason: null });
});
