import { expect, it } from "vitest";
import { routeTable } from "~/core";
import { screenOf } from "./screen-map";

it("every route of the table has a screen", () => {
  for (const { name } of routeTable()) expect(screenOf(name), name).toBeDefined();
});
