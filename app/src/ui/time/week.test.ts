import { expect, it } from "vitest";
import { inOrderOfWeek, weekOf } from "./week";

it.each([
  ["en-GB", "MTWTFSS", [6, 0]],
  ["de-DE", "MTWTFSS", [6, 0]],
  ["en-US", "SMTWTFS", [6, 0]],
  ["ar-EG", "SSMTWTF", [5, 6]],
])("in %s the week runs %s", (language, order, weekend) => {
  expect(inOrderOfWeek([..."MTWTFSS"], language).join("")).toBe(order);
  expect(weekOf(language).weekend).toEqual(weekend);
});
