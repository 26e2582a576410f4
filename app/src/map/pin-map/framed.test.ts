import { expect, it } from "vitest";
import { framed, labelled } from "./framed";

const vienna = { name: "Vienna", lng: 16.37, lat: 48.21 };
const bratislava = { name: "Bratislava", lng: 17.1, lat: 48.15 };
const kyoto = { name: "Kyoto", lng: 135.75, lat: 35.02 };
const size = { width: 300, height: 500 };

it("shows all pins inside its window, however far apart", () => {
  for (const pins of [[vienna], [vienna, kyoto], [vienna, bratislava, kyoto]]) {
    for (const { left, top } of labelled(pins, framed(pins, size))) {
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(size.width);
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(size.height);
    }
  }
});

it("names a pin only where the name before it leaves room", () => {
  const pins = [vienna, bratislava, kyoto];
  const named = labelled(pins, framed(pins, size)).map(({ isLabelled }) => isLabelled);
  expect(named).toEqual([true, false, true]);
});

it("looks somewhere without pins too", () => {
  const { side, x, y } = framed([], size);
  expect([side, x, y].every(Number.isFinite)).toBe(true);
});
