import { expect, it } from "vitest";
import { placeText } from "./place-text";

it("names a place with its town, once", () => {
  expect(placeText("Charles Bridge", "Prague")).toBe("Charles Bridge, Prague");
  expect(placeText("Prague Castle", "Prague")).toBe("Prague Castle");
  expect(placeText("Charles Bridge", null)).toBe("Charles Bridge");
  expect(placeText(undefined, "Prague")).toBeUndefined();
});
