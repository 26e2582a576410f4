import { describe, expect, it } from "vitest";
import type { Activity } from "~/core";
import { chooseStops } from "~/core/plan";
import { BEGIN_MIN, dayOf, isForADay, placed } from "./day";

const at = (id: string, lat: number, lng: number): Activity => ({ id, title: id, place: { name: id, lat, lng } });
const paris = [at("Louvre", 48.8606, 2.3376), at("Notre-Dame", 48.853, 2.3499), at("Panthéon", 48.8462, 2.3464)];
const base = { home: { lat: 48.86, lng: 2.35 }, clockLng: 15 };
const wish = { hours: 4, stayMin: 45, way: "walk" as const };

describe("a day of what both want", () => {
  it("visits what is near within the hours, and says what does not fit", () => {
    const { visits, left, lengthMin, isExact } = dayOf(chooseStops, [...paris, at("Kyoto", 35.02, 135.75)], wish, base);
    expect(visits.map(({ activity }) => activity.id).sort()).toEqual(["Louvre", "Notre-Dame", "Panthéon"]);
    expect(left.map(({ id }) => id)).toEqual(["Kyoto"]);
    expect(lengthMin).toBeLessThanOrEqual(240);
    expect(isExact).toBe(true);
  });

  it("begins at ten, goes forward, and stays as long as was asked", () => {
    const { visits } = dayOf(chooseStops, paris, wish, base);
    expect(visits[0]?.arriveMin).toBe(BEGIN_MIN);
    visits.forEach(({ arriveMin, leaveMin, wayMin }, index) => {
      expect(leaveMin - arriveMin).toBeCloseTo(45);
      expect(wayMin).toBeGreaterThanOrEqual(0);
      expect(arriveMin).toBeGreaterThanOrEqual(visits[index - 1]?.leaveMin ?? 0);
    });
  });

  it("is empty where nothing fits", () => {
    const { visits, left, lengthMin } = dayOf(chooseStops, paris, { ...wish, hours: 1, stayMin: 90 }, base);
    expect([visits.length, left.length, lengthMin]).toEqual([0, 3, 0]);
  });

  it("takes the place from whichever side has one", () => {
    const theirs = paris[0] as Activity;
    const pairs = [
      { mine: { id: "1", title: "The Louvre" }, theirs, reasons: [] },
      { mine: { id: "2", title: "Knit" }, theirs: { id: "b", title: "Knit" }, reasons: [] },
    ];
    expect(placed(pairs)).toEqual([{ id: "1", title: "The Louvre", place: theirs.place }]);
  });

  it("has nothing on another continent, and nothing that takes several days, also where it is the only wish", () => {
    const everest = at("Climb Mount Everest", 27.99, 86.93);
    const { visits, left } = dayOf(chooseStops, [everest], wish, base);
    expect([visits, left]).toEqual([[], [everest]]);
    const kyoto = at("Kyoto", 35.02, 135.75);
    expect(isForADay(kyoto, base)).toBe(false);
    expect(isForADay(kyoto, { home: undefined, clockLng: 15 })).toBe(false);
    expect(isForADay(kyoto, { home: undefined, clockLng: 135 })).toBe(true);
    expect(isForADay(at("Fiji at dawn", -17.7, 178), { home: undefined, clockLng: -165 })).toBe(true);
    expect(isForADay(at("Walk the Seine for three days", 48.86, 2.34), base)).toBe(false);
  });
});
