import { describe, expect, it } from "vitest";
import type { Activity } from "~/core";
import { compareLists } from "~/core/plan";
import { type Judged, listed, nameOf, overlapOf, withoutDone } from "./overlap";

const wish = (id: string, title: string, place?: { placeId: string; lat: number; lng: number }): Activity => ({
  id,
  title,
  ...(place ? { placeId: place.placeId, place: { name: title, lat: place.lat, lng: place.lng } } : {}),
});
const kyoto = { placeId: "geonames:1", lat: 35.02, lng: 135.75 };

function overlap(mine: Activity[], theirs: Activity[], judged: Judged = {}) {
  const found = overlapOf(compareLists([listed(mine), listed(theirs)]), mine, theirs, judged);
  const pairs = (each: { mine: Activity; theirs: Activity }[]) => each.map(nameOf).sort();
  const ids = (each: Activity[]) => each.map(({ id }) => id);
  return {
    certain: pairs(found.certain),
    probable: pairs(found.probable),
    onlyMine: ids(found.onlyMine),
    onlyTheirs: ids(found.onlyTheirs),
  };
}

const mine = [wish("1", "See the Northern Lights"), wish("2", "Visit the Acropolis"), wish("3", "Knit")];
const theirs = [wish("a", "northern lights"), wish("b", "Acroplis"), wish("c", "Sail")];

describe("the overlap of two lists", () => {
  it("keeps apart what is certain and what is only alike", () => {
    expect(overlap(mine, theirs)).toEqual({
      certain: ["1 a"],
      probable: ["2 b"],
      onlyMine: ["3"],
      onlyTheirs: ["c"],
    });
  });

  it("believes whoever says that two are the same, or are not", () => {
    expect(overlap(mine, theirs, { "2 b": true })).toMatchObject({ certain: ["1 a", "2 b"], probable: [] });
    expect(overlap(mine, theirs, { "2 b": false })).toMatchObject({
      probable: [],
      onlyMine: ["2", "3"],
      onlyTheirs: ["b", "c"],
    });
  });

  it("finds a place under different words of the same kind", () => {
    const found = overlap([wish("1", "Kyoto", kyoto)], [wish("a", "Old temples of Kyoto", kyoto)]);
    expect([...found.certain, ...found.probable]).toEqual(["1 a"]);
  });

  it("has each item once, also where one list says the same twice", () => {
    const found = overlap([wish("1", "Swim"), wish("2", "swim")], [wish("a", "Swim")]);
    expect(found).toEqual({ certain: ["1 a"], probable: [], onlyMine: [], onlyTheirs: [] });
  });

  it("offers nothing that one of the two has done as wanted by both", () => {
    const done = (each: Activity): Activity => ({ ...each, status: "done" });
    const pairOf = (mine: Activity, theirs: Activity) => ({ mine, theirs, reasons: [] });
    const open = pairOf(wish("1", "Swim"), wish("a", "Swim"));
    const left = wish("4", "Sail");
    const found = withoutDone({
      certain: [
        open,
        pairOf(done(wish("2", "Bake")), wish("b", "Bake")),
        pairOf(done(wish("3", "Knit")), done(wish("c", "Knit"))),
      ],
      probable: [pairOf(left, done(wish("d", "Sailing")))],
      onlyMine: [],
      onlyTheirs: [],
    });
    expect(found).toEqual({ certain: [open], probable: [], onlyMine: [left], onlyTheirs: [] });
  });

  it("is nothing with an empty list", () => {
    expect(overlap([], theirs)).toEqual({ certain: [], probable: [], onlyMine: [], onlyTheirs: ["a", "b", "c"] });
  });
});
