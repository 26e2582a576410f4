import { describe, expect, it } from "vitest";
import type { Activity } from "~/core";
import { compared } from "./compare";

const wish = (id: string, title: string, placeId?: string): Activity => ({
  id,
  title,
  ...(placeId ? { placeId } : {}),
});

describe("two lists compared", () => {
  it("have in common what is the same place or the same words", () => {
    const mine = [wish("1", "Kyoto", "geonames:1"), wish("2", "Swim at  NIGHT!"), wish("3", "Knit")];
    const theirs = [wish("a", "Old temples", "geonames:1"), wish("b", "swim at night"), wish("c", "Sail")];
    const { common, onlyMine, onlyTheirs } = compared(mine, theirs);
    expect(common.map(([own, other]) => [own.id, other.id])).toEqual([
      ["1", "a"],
      ["2", "b"],
    ]);
    expect(onlyMine.map(({ id }) => id)).toEqual(["3"]);
    expect(onlyTheirs.map(({ id }) => id)).toEqual(["c"]);
  });

  it("pair each activity once", () => {
    const { common, onlyMine } = compared([wish("1", "Swim"), wish("2", "Swim")], [wish("a", "Swim")]);
    expect(common).toHaveLength(1);
    expect(onlyMine).toHaveLength(1);
  });

  it("have nothing in common with nothing", () => {
    expect(compared([], [wish("a", "Swim")])).toMatchObject({ common: [], onlyMine: [], onlyTheirs: [{ id: "a" }] });
  });
});
