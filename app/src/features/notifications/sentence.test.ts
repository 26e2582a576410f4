import { expect, it } from "vitest";
import type { InboxEntry } from "~/sync/notifications/inbox";
import { en } from "~/ui/words/notifications/en";
import { sentenceOf } from "./sentence";

it("tells a driver when their car leaves once the hangout has moved, on its clocks", () => {
  const about = { hangoutId: "h", title: "Swim", startsAt: "2031-08-02T11:00:00Z", timeZone: "Europe/Berlin" };
  const moved: InboxEntry = { id: "m", kind: "hangoutMoved", at: "", isRead: false, answer: "going", ...about };
  const driving = { ...moved, leaveAt: "2031-08-02T07:10:00Z" };
  expect(sentenceOf(driving, {}, en)).toMatch(/Your car now leaves at 0?9:10( AM)?\. Can you still come\?$/);
  expect(sentenceOf(moved, {}, en)).not.toContain("car");
});
