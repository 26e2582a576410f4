import { expect, test } from "vitest";
import { callHref } from "./trip-stops";

test("a number is called without what people write between the digits", () => {
  expect(callHref("+49 (30) 12-34")).toBe("tel:+49301234");
  expect(callHref("ask at the bar")).toBeUndefined();
  expect(callHref(undefined)).toBeUndefined();
});
