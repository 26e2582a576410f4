import { describe, expect, it } from "vitest";
import type { GazetteerPlace } from "~/core";
import { seeded } from "~/workers/lab/seeded";
import { fittingLabels, type Obstacle } from "./labels";

const place = (name: string, lng: number, lat = 0): GazetteerPlace => ({
  index: 0,
  id: name,
  name,
  kind: "town",
  names: {},
  region: "",
  country: "XX",
  admin: "",
  population: 1,
  lng,
  lat,
});
const toPx = (lng: number, lat: number) => [lng, lat] as const;
const namesOf = (places: readonly GazetteerPlace[]) => places.map(({ name }) => name);

describe("labels that fit", () => {
  it("keep the better known of two that would cover each other", () => {
    const labels = fittingLabels([place("First", 0), place("Second", 20), place("Third", 200)], [], toPx);
    expect(namesOf(labels)).toEqual(["First", "Third"]);
  });

  it("stay off what is drawn", () => {
    expect(fittingLabels([place("Hidden", 0)], [{ lng: 0, lat: -10, radiusPx: 30 }], toPx)).toEqual([]);
    expect(namesOf(fittingLabels([place("Free", 0)], [{ lng: 0, lat: 30, radiusPx: 30 }], toPx))).toEqual(["Free"]);
  });

  it("take room by the length of the name", () => {
    const next = [place("Ur", 0), place("Ulm", 60)];
    expect(namesOf(fittingLabels(next, [], toPx))).toEqual(["Ur", "Ulm"]);
    const long = [place("Llanfairpwllgwyngyll", 0), place("Ulm", 60)];
    expect(namesOf(fittingLabels(long, [], toPx))).toEqual(["Llanfairpwllgwyngyll"]);
  });

  it("leave room for a later one where an earlier one did not fit", () => {
    const obstacle: Obstacle = { lng: 40, lat: -15, radiusPx: 10 };
    const places = [place("Covered by a circle", 40), place("Small", 0)];
    expect(namesOf(fittingLabels(places, [obstacle], toPx))).toEqual(["Small"]);
  });

  it("never cover one another, wherever places are", () => {
    const next = seeded(5);
    const places = Array.from({ length: 300 }, (_, at) => place(`Place ${at}`, next() * 900, next() * 600));
    const shown = fittingLabels(places, [], toPx);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown[0]).toBe(places[0]);
    // What fits beside all of them fits again: no label is in the way of another one.
    for (const each of shown) {
      const others = shown.filter((other) => other !== each);
      expect(fittingLabels([...others, each], [], toPx)).toContain(each);
    }
  });
});
