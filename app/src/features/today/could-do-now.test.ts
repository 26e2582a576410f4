import { expect, it } from "vitest";
import { couldDoNow } from "./could-do-now";

it("offers what is meant for this month first, and nothing that is done, dropped or out of season", () => {
  const offered = couldDoNow(
    [
      { id: "done", title: "d", status: "done", targetMonth: 5 },
      { id: "dropped", title: "x", status: "dropped", targetMonth: 5 },
      { id: "over", title: "o", status: "planned", targetMonth: 3 },
      { id: "later", title: "l", status: "planned", targetMonth: 9 },
      { id: "soon", title: "s", status: "planned", targetMonth: 6 },
      { id: "wish", title: "w", status: "wish" },
      { id: "shared", title: "f", status: "wish" },
      { id: "planned", title: "p", status: "planned" },
      { id: "fireworks", title: "Watch the Perseids", status: "done" },
      { id: "blossom", title: "See the cherry blossoms", status: "wish" },
      { id: "now", title: "n", status: "wish", targetMonth: 5 },
    ],
    5,
    new Set(["shared"]),
  );
  expect(offered.map(({ id }) => id)).toEqual(["now", "shared", "planned", "wish", "soon", "later"]);
});
