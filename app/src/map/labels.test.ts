import { describe, expect, it } from "vitest";
import { seeded } from "~/workers/lab/seeded";
import type { MapName } from "./base/names";
import { fittingNames, type Obstacle } from "./labels";

const place = (text: string, lng: number, lat = 0): MapName => ({ text, lng, lat, kind: "town" });
const toPx = (lng: number, lat: number) => [lng, lat] as const;
const namesOf = (names: readonly MapName[]) => names.map(({ text }) => text);

describe("names that fit", () => {
  it("keep the better known of two that would cover each other", () => {
    const labels = fittingNames([place("First", 0), place("Second", 20), place("Third", 200)], [], toPx);
    expect(namesOf(labels)).toEqual(["First", "Third"]);
  });

  it("stay off what is drawn", () => {
    expect(fittingNames([place("Hidden", 0)], [{ lng: 0, lat: -10, radiusPx: 30 }], toPx)).toEqual([]);
    expect(namesOf(fittingNames([place("Free", 0)], [{ lng: 0, lat: 30, radiusPx: 30 }], toPx))).toEqual(["Free"]);
  });

  it("take room by the length of the name", () => {
    const next = [place("Ur", 0), place("Ulm", 60)];
    expect(namesOf(fittingNames(next, [], toPx))).toEqual(["Ur", "Ulm"]);
    const long = [place("Llanfairpwllgwyngyll", 0), place("Ulm", 60)];
    expect(namesOf(fittingNames(long, [], toPx))).toEqual(["Llanfairpwllgwyngyll"]);
  });

  it("of areas stand in their middle, where a town has its dot", () => {
    const country: MapName = { ...place("Peru", 0, 10), kind: "country" };
    expect(namesOf(fittingNames([country, place("Lima", 0)], [], toPx))).toEqual(["Peru", "Lima"]);
    expect(fittingNames([country], [{ lng: 0, lat: 10, radiusPx: 2 }], toPx)).toEqual([]);
  });

  it("leave room for a later one where an earlier one did not fit", () => {
    const obstacle: Obstacle = { lng: 40, lat: -15, radiusPx: 10 };
    const places = [place("Covered by a circle", 40), place("Small", 0)];
    expect(namesOf(fittingNames(places, [obstacle], toPx))).toEqual(["Small"]);
  });

  it("never cover one another, wherever places are", () => {
    const next = seeded(5);
    const places = Array.from({ length: 300 }, (_, at) => place(`Place ${at}`, next() * 900, next() * 600));
    const shown = fittingNames(places, [], toPx);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown[0]).toBe(places[0]);
    // What fits beside all of them fits again: no label is in the way of another one.
    for (const each of shown) {
      const others = shown.filter((other) => other !== each);
      expect(fittingNames([...others, each], [], toPx)).toContain(each);
    }
  });
});
