import { expect, it } from "vitest";
import { formPath, shownPath } from "./field-path";

it("writes the path of a record as forms do", () => {
  expect(formPath("activities[3].steps[12].title")).toBe("activities.3.steps.12.title");
  expect(formPath("email")).toBe("email");
  expect(formPath("")).toBe("");
});

it("shows an error at the nearest field around it", () => {
  const fields = new Set(["homeArea", "stops.0"]);
  expect(shownPath("homeArea.lat", fields)).toBe("homeArea");
  expect(shownPath("stops.0.clue.text", fields)).toBe("stops.0");
  expect(shownPath("stops.1", fields)).toBe("stops.1");
  expect(shownPath("", fields)).toBe("");
});
