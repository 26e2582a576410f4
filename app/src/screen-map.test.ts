import { describe, expect, it } from "vitest";
import { routeTable } from "~/core";
import { en } from "~/ui/words/en";
import { screenOf } from "./screen-map";

const { announcements } = en;
const notOpenYet = screenOf("create-quest");
const names = new Set(routeTable().map(({ name }) => name));

describe("every route of the table", () => {
  it.each([...names])("%s has a screen, or words about the screen it will have, never both", (name) => {
    expect(screenOf(name) !== notOpenYet).not.toBe(name in announcements);
  });

  it("is what the announcements are about", () => {
    const known = new Set<string>(names);
    expect(Object.keys(announcements).filter((name) => !known.has(name))).toEqual([]);
  });
});
