import { describe, expect, it } from "vitest";
import type { PublicList, QuestDate } from "~/api/schema";
import type { Quest } from "~/core";
import { distanceKm } from "~/sync/geo";
import { filterFrom, search, widestHint } from "./filter";
import { listFind, questFind } from "./finds";

const now = Date.parse("2026-05-01T10:00:00.000Z");
const lisbon = { lat: 38.71, lng: -9.13 };
const kyoto = { lat: 35.01, lng: 135.77 };
const quest = (
  id: string,
  title: string,
  at: { lat: number; lng: number },
  more: Partial<Quest> = {},
  dates: QuestDate[] = [],
) => questFind({ id, quest: { title, stops: [{ id: "s", title: "A stop", ...at }], ...more } as Quest, dates });
const list = (id: string, ...titles: string[]) =>
  listFind(
    {
      listId: id,
      year: 2026,
      createdByUsername: "ada",
      updatedAt: "",
      title: null,
      activities: titles.map((title) => ({ id: title, title, kind: "eat", place: { name: title, ...kyoto } })),
    } as PublicList,
    "Ada’s 2026",
  );
const finds = [
  quest("lamps", "Lisbon by lamplight", lisbon),
  quest("gates", "A thousand gates", kyoto, { mode: "scheduled", price: { amount: 900, currency: "EUR" } }, [
    { startsAt: "2026-05-20T10:00:00.000Z", timeZone: "Asia/Tokyo", free: 4 },
  ]),
  list("ramen", "Eat ramen"),
];
const known = { wanted: new Map([["ramen", ["Ben"]]]), nowMs: now };
const found = (address: string, where = {}) =>
  search(finds, filterFrom(new URLSearchParams(address)), where, known).map(({ find }) => find.id);

describe("looking around", () => {
  it.each([
    ["", ["lamps", "gates", "ramen"]],
    ["q=lisbon", ["lamps"]],
    ["q=lisbn", ["lamps"]],
    ["q=gates+thousand", ["gates"]],
    ["q=RÁMEN", ["ramen"]],
    ["q=zzz", []],
    ["show=lists", ["ramen"]],
    ["category=food", ["ramen"]],
    ["price=free", ["lamps"]],
    ["price=paid", ["gates"]],
    ["when=7", ["lamps"]],
    ["when=30", ["gates", "lamps"]],
    ["when=weekend", ["lamps"]],
    ["when=2026-05-20", ["gates", "lamps"]],
    ["when=2026-05-19", ["lamps"]],
    ["seats=open", ["gates", "lamps"]],
    ["wanted=friends", ["ramen"]],
    ["wanted=friends&seats=open", []],
    ["when=31&price=half&show=all", ["lamps", "gates", "ramen"]],
  ])("for %j finds what fits", (address, ids) => expect(found(address)).toEqual(ids));

  it("passes over dates that are full, over, or later than asked for, and puts quests without dates left last", () => {
    const scheduled = (id: string, ...dates: QuestDate[]) => quest(id, id, kyoto, { mode: "scheduled" }, dates);
    const at = (day: string, free = 2) => ({ startsAt: `2026-05-${day}T10:00:00.000Z`, timeZone: "UTC", free });
    const all = [
      scheduled("none"),
      scheduled("begun", at("01")),
      scheduled("full", at("02", 0)),
      scheduled("free", at("20")),
    ];
    const ids = (address: string) =>
      search(all, filterFrom(new URLSearchParams(address)), {}, known).map(({ find }) => find.id);
    expect(ids("")).toEqual(["full", "free", "none", "begun"]);
    expect(ids("seats=open")).toEqual(["free"]);
    expect(ids("when=weekend")).toEqual(["full"]);
    expect(ids("when=30")).toEqual(["full", "free"]);
    expect(ids("when=30&seats=open")).toEqual(["free"]);
    expect(ids("when=7&seats=open")).toEqual([]);
  });

  it("finds what is in a town that is named, and then what is near it, wherever the map looks", () => {
    const town = { places: [{ lng: -9.13, lat: 38.72, radiusKm: 9 }], isSure: true };
    const sintra = quest("sintra", "Palace on the hill", { lat: 38.8, lng: -9.39 });
    const tiles = quest("tiles", "Tiles like in Lisbon", kyoto);
    const among = (where = {}) =>
      search([tiles, sintra, ...finds], filterFrom(new URLSearchParams("q=Lissabon")), { town, ...where }, known);
    expect(among().map(({ find }) => find.id)).toEqual(["lamps", "sintra"]);
    expect(among({ bbox: [130, 30, 140, 40] })).toHaveLength(2);
    const ids = (isSure: boolean, q: string) =>
      search([tiles, sintra], filterFrom(new URLSearchParams({ q })), { town: { ...town, isSure } }, known).length;
    expect([ids(false, "tiles"), ids(true, "tiles"), ids(false, "Lisbonne")]).toEqual([1, 2, 1]);
  });

  it("follows the map, nearest first", () => {
    const middle = { longitude: 135, latitude: 35 };
    expect(found("", { middle })).toEqual(["gates", "ramen", "lamps"]);
    expect(found("within=100", { middle })).toEqual(["gates", "ramen"]);
    expect(search(finds, filterFrom(new URLSearchParams()), { middle }, known)[0]?.from).toBe("map");
    expect(found("", { middle, bbox: [-20, 30, 0, 45] })).toEqual(["lamps"]);
    expect(found("", { middle, bbox: [170, 30, -5, 45] })).toEqual(["lamps"]);
  });

  it("says without which one part most would be found, where nothing is", () => {
    const hint = (address: string, where = {}) =>
      widestHint(finds, filterFrom(new URLSearchParams(address)), where, known);
    expect(hint("price=paid&when=7")).toEqual({ without: "price", count: 1 });
    expect(hint("q=ramen&show=quests")).toEqual({ without: "text", count: 2 });
    expect(hint("", { bbox: [0, 0, 1, 1] })).toEqual({ without: "area", count: 3 });
    expect(hint("q=zzz&category=water")).toBeNull();
  });

  it("measures along the great circle", () => {
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015.1, 1);
    expect(distanceKm(lisbon, lisbon)).toBe(0);
  });
});
