import { expect, it } from "vitest";
import { couldDoNow } from "./could-do-now";

it("offers what is meant for this month first, and nothing that is done or dropped", () => {
  const offered = couldDoNow(
    [
      { id: "done", title: "d", status: "done", targetMonth: 5 },
      { id: "dropped", title: "x", status: "dropped", targetMonth: 5 },
      { id: "later", title: "l", status: "planned", targetMonth: 9 },
      { id: "wish", title: "w", status: "wish" },
      { id: "planned", title: "p", status: "planned" },
      { id: "now", title: "n", status: "wish", targetMonth: 5 },
    ],
    5,
  );
  expect(offered.map(({ id }) => id)).toEqual(["now", "planned", "wish"]);
});
