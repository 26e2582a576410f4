import { expect, it } from "vitest";
import type { Quest } from "~/core";
import { questFind } from "./finds";
import { bySuitability, kmFromHome, reasonFor, type Taste } from "./suits";

const quest = (id: string, lat: number, more: Partial<Quest> = {}) =>
  questFind({ id, quest: { title: id, stops: [{ id: "s", lat, lng: 0 }], ...more } as Quest, dates: [] });
const friend = (questId: string, name: string, more = {}) => ({ questId, uid: name, name, ...more });
const ahead = { startsAt: "2026-05-01T10:00:00.000Z" };

const nothingKnown: Taste = { home: null, wishes: new Map(), wanted: new Map(), friends: new Map(), nowMs: 0 };
const taste: Taste = {
  home: { lat: 0, lng: 0 },
  wishes: new Map([
    ["food", 6],
    ["water", 1],
  ]),
  wanted: new Map([["wished", ["Bea"]]]),
  friends: new Map([
    ["going", [friend("going", "Kestrel", ahead), friend("going", "Kestrel", ahead)]],
    ["done", [friend("done", "Olive")]],
    ["marked", [friend("marked", "Lark", { saved: true })]],
  ]),
  nowMs: Date.parse("2026-04-01T10:00:00.000Z"),
};
const finds = [
  quest("far", 40),
  quest("marked", 41),
  quest("done", 41),
  quest("tasty", 42, { category: "food" }),
  quest("near", 0.05),
  quest("wished", 43),
  quest("going", 44),
];

it("puts what friends go to first, then what is near, wished for by friends, to one's taste, or saved by friends", () => {
  expect(bySuitability(finds, taste).map(({ id }) => id)).toEqual([
    "going",
    "near",
    "done",
    "wished",
    "tasty",
    "marked",
    "far",
  ]);
});

it("says why", () => {
  expect(bySuitability(finds, taste).map((find) => reasonFor(find, taste))).toEqual([
    { why: "goes", names: ["Kestrel"] },
    { why: "near" },
    { why: "booked", names: ["Olive"] },
    { why: "wants", names: ["Bea"] },
    { why: "likes", category: "food" },
    { why: "saved", names: ["Lark"] },
    null,
  ]);
});

it("leaves the order as it is where nothing is known of the reader, but for praise", () => {
  expect(bySuitability(finds, nothingKnown)).toEqual(finds);
  const praised = quest("praised", 50, { stats: { reviews: 20, stars: 4.8 } } as Partial<Quest>);
  const panned = quest("panned", 50, { stats: { reviews: 20, stars: 1.5 } } as Partial<Quest>);
  expect(bySuitability([panned, ...finds, praised], nothingKnown).map(({ id }) => id)).toEqual([
    "praised",
    ...finds.map(({ id }) => id),
    "panned",
  ]);
});

it("measures from home to the nearest place", () => {
  expect(kmFromHome(quest("q", 1), taste)).toBeCloseTo(111.2, 1);
  expect(kmFromHome(quest("q", 1), nothingKnown)).toBeNull();
});
