import { expect, it } from "vitest";
import { effortOf } from "./effort";

it.each([
  ["a stroll without a difficulty", {}, 0.4, { legs: 1, head: 1 }],
  ["two kilometres", { difficulty: 3 }, 2, { legs: 2, head: 3 }],
  ["a day out", { difficulty: 5 }, 23, { legs: 5, head: 5 }],
  ["a difficulty off the scale", { difficulty: 9 }, 6, { legs: 3, head: 5 }],
])("is %s", (_, quest, km, effort) => expect(effortOf(quest, km)).toEqual(effort));
