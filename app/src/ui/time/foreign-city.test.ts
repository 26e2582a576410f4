import { expect, it } from "vitest";
import { foreignCity } from "./foreign-city";

it("names the city of a zone where its clocks show another time", () => {
  const [summer, gap] = ["2026-08-08T10:00:00Z", "2026-10-27T10:00:00Z"];
  expect(foreignCity("Europe/Lisbon", summer, "Europe/Berlin")).toBe("Lisbon");
  expect(foreignCity("Europe/Vienna", summer, "Europe/Berlin")).toBe("");
  expect(foreignCity(undefined, summer, "Europe/Berlin")).toBe("");
  // Clocks in New York go back a week later than those in London.
  expect(foreignCity("Europe/London", gap, "Atlantic/Azores")).toBe("London");
});
