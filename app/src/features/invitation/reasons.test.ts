import { expect, it } from "vitest";
import { de } from "~/ui/words/invitation/de";
import { en } from "~/ui/words/invitation/en";
import type { InvitationComment } from "./model";
import { reasonIn } from "./reasons";

const comment = (memberId: string, text: string): InvitationComment => ({
  ...{ id: text, memberId, name: memberId, isGuest: false, text, at: "2031-08-02T10:00:00Z" },
});

it("finds the last reason of somebody, whatever language they read the page in", () => {
  const comments = [
    comment("ben", "See you there"),
    comment("ben", `${en.reason.prefix}my bike broke`),
    comment("cem", `${de.reason.prefix}bin krank`),
    comment("ben", `${de.reason.prefix}bin auf Reisen`),
  ];
  expect(reasonIn(comments, "ben")).toBe("bin auf Reisen");
  expect(reasonIn(comments, "cem")).toBe("bin krank");
});

it("takes no other comment for a reason", () => {
  expect(reasonIn([comment("ben", "See you there")], "ben")).toBeUndefined();
  expect(reasonIn(null, "ben")).toBeUndefined();
});
