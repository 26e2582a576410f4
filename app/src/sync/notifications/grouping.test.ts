import { expect, it } from "vitest";
import { rowsOf } from "./grouping";
import type { InboxEntry } from "./inbox";

const entry = (id: string, kind: string, hangoutId = "h"): InboxEntry => ({
  ...{ id, kind, hangoutId, at: "2026-01-01T00:00:00Z", isRead: false, title: "Swim" },
});

it("gathers what people do to one hangout in one row, and leaves dates and other hangouts apart", () => {
  const rows = rowsOf([
    entry("1", "hangoutJoined"),
    entry("2", "hangoutMoved"),
    entry("3", "hangoutJoined", "other"),
    entry("4", "hangoutJoined"),
    entry("5", "hangoutMoved"),
  ]);
  expect(rows.map((row) => [row.entry.id, ...row.others.map(({ id }) => id)])).toEqual([
    ["1", "4"],
    ["2"],
    ["3"],
    ["5"],
  ]);
});
