import { expect, it } from "vitest";
import { closes } from "./use-drag-to-close";

it.each([
  ["a slow drag past a third", 200, 0.1, true],
  ["a slow drag of a finger's width", 40, 0.1, false],
  ["a flick", 40, 0.9, true],
  ["a flick upwards", -40, 0.9, false],
  ["a press that did not move", 0, 0, false],
])("%s of a sheet of 500 px", (_, offset, speed, isClosing) => {
  expect(closes(offset, speed, 500)).toBe(isClosing);
});
