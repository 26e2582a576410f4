import { describe, expect, it } from "vitest";
import type { PublicList } from "~/api/schema";
import type { Quest } from "~/core";
import { type Dates, filterFrom, search, widestHint } from "./filter";
import { distanceKm, listFind, questFind } from "./finds";

const now = Date.parse("2026-05-01T10:00:00.000Z");
const lisbon = { lat: 38.71, lng: -9.13 };
const kyoto = { lat: 35.01, lng: 135.77 };
const quest = (id: string, title: string, at: { lat: number; lng: number }, more: Partial<Quest> = {}) =>
  questFind(id, { title, stops: [{ id: "s", title: "A stop", ...at }], ...more } as Quest);
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
  quest("gates", "A thousand gates", kyoto, { mode: "scheduled", price: { amount: 900, currency: "EUR" } }),
  list("ramen", "Eat ramen"),
];
const dates: Dates = new Map([["gates", [{ startsAt: "2026-05-20T10:00:00.000Z", status: "open" } as never]]]);
const known = { dates, wanted: new Map([["ramen", ["Ben"]]]), nowMs: now };
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
    ["when=30", ["lamps", "gates"]],
    ["seats=open", ["lamps", "gates"]],
    ["wanted=friends", ["ramen"]],
    ["wanted=friends&seats=open", []],
    ["when=31&price=half&show=all", ["lamps", "gates", "ramen"]],
  ])("for %j finds what fits", (address, ids) => expect(found(address)).toEqual(ids));

  it("passes over dates that are full, over, or later than asked for", () => {
    const session = (more: object) => ({ startsAt: "2026-05-20T10:00:00.000Z", status: "open", capacity: 4, ...more });
    const seatsOf = (address: string, ...sessions: object[]) => {
      const told = { ...known, dates: new Map([["gates", sessions as never]]) };
      return search(finds, filterFrom(new URLSearchParams(address)), {}, told).some(({ find }) => find.id === "gates");
    };
    expect(seatsOf("seats=open", session({ seats: { booked: 3, held: 0 } }))).toBe(true);
    expect(seatsOf("seats=open", session({ seats: { booked: 3, held: 1 } }))).toBe(false);
    expect(seatsOf("when=30", session({ seats: { booked: 4, held: 0 } }))).toBe(true);
    expect(seatsOf("seats=open", session({ status: "closed" }))).toBe(false);
    expect(seatsOf("seats=open", session({ startsAt: "2026-04-01T10:00:00.000Z" }))).toBe(false);
    expect(seatsOf("seats=open&when=7", session({}))).toBe(false);
    expect(seatsOf("seats=open")).toBe(false);
  });

  it("follows the map, nearest first", () => {
    const middle = { longitude: 135, latitude: 35 };
    expect(found("", { middle })).toEqual(["gates", "ramen", "lamps"]);
    expect(found("within=100", { middle })).toEqual(["gates", "ramen"]);
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
