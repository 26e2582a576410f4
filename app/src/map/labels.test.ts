import { describe, expect, it } from "vitest";
import { seeded } from "~/workers/lab/seeded";
import type { MapName } from "./base/names";
import { fittingNames, type Obstacle } from "./labels";

const place = (text: string, lng: number, lat = 0): MapName => ({ text, lng, lat, kind: "town" });
/** Positions are pixels from the upper left corner of the inner part of a large window. */
const window = {
  width: 3000,
  height: 3000,
  toPx: (lng: number, lat: number) => [lng + 1000, lat + 1000] as const,
  toLngLat: (x: number, y: number) => [x - 1000, y - 1000] as const,
};
const namesOf = (names: readonly MapName[]) => names.map(({ text }) => text);

describe("names that fit", () => {
  it("keep the better known of two that would cover each other", () => {
    const labels = fittingNames([place("First", 0), place("Second", 20), place("Third", 200)], [], window);
    expect(namesOf(labels)).toEqual(["First", "Third"]);
  });

  it("stay off what is drawn", () => {
    expect(fittingNames([place("Hidden", 0)], [{ lng: 0, lat: -10, radiusPx: 30 }], window)).toEqual([]);
    expect(namesOf(fittingNames([place("Free", 0)], [{ lng: 0, lat: 30, radiusPx: 30 }], window))).toEqual(["Free"]);
  });

  it("take room by the length of the name", () => {
    const next = [place("Ur", 0), place("Ulm", 60)];
    expect(namesOf(fittingNames(next, [], window))).toEqual(["Ur", "Ulm"]);
    const long = [place("Llanfairpwllgwyngyll", 0), place("Ulm", 60)];
    expect(namesOf(fittingNames(long, [], window))).toEqual(["Llanfairpwllgwyngyll"]);
  });

  it("of areas stand in their middle, where a town has its dot", () => {
    const country: MapName = { ...place("Peru", 0, 10), kind: "country" };
    expect(namesOf(fittingNames([country, place("Lima", 0)], [], window))).toEqual(["Peru", "Lima"]);
    expect(fittingNames([country], [{ lng: 0, lat: 10, radiusPx: 2 }], window)).toEqual([]);
  });

  it("of countries make room for a pin on their middle, within the country", () => {
    const country: MapName = { ...place("Peru", 0, 10), kind: "country", slackPx: 40 };
    expect(fittingNames([country], [{ lng: 0, lat: 10, radiusPx: 15 }], window)).toEqual([{ ...country, lat: 50 }]);
    expect(fittingNames([country], [{ lng: 0, lat: 10, radiusPx: 90 }], window)).toEqual([]);
  });

  it("leave room for a later one where an earlier one did not fit", () => {
    const obstacle: Obstacle = { lng: 40, lat: -15, radiusPx: 10 };
    const places = [place("Covered by a circle", 40), place("Small", 0)];
    expect(namesOf(fittingNames(places, [obstacle], window))).toEqual(["Small"]);
  });

  it("are whole, and not behind the buttons of the map", () => {
    const at = (lng: number, lat: number) => [lng, lat] as const;
    const small = { width: 500, height: 700, toPx: at, toLngLat: at };
    const names = [place("Cut at the left", 10, 300), place("Behind the buttons", 430, 100), place("Seen", 250, 300)];
    expect(namesOf(fittingNames(names, [], small))).toEqual(["Seen"]);
  });

  it("never cover one another, wherever places are", () => {
    const next = seeded(5);
    const places = Array.from({ length: 300 }, (_, at) => place(`Place ${at}`, next() * 900, next() * 600));
    const shown = fittingNames(places, [], window);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown[0]).toBe(places[0]);
    // What fits beside all of them fits again: no label is in the way of another one.
    for (const each of shown) {
      const others = shown.filter((other) => other !== each);
      expect(fittingNames([...others, each], [], window)).toContain(each);
    }
  });
});
