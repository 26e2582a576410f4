import { expect, it } from "vitest";
import { choiceOf, endingOf, levelOf, withChoice } from "./audience";

const FUTURE = new Date(Date.now() + 86_400_000).toISOString();
const PAST = new Date(Date.now() - 86_400_000).toISOString();
const beside = { visibility: "friends", linkToken: "secret" } as const;

it("makes a link without taking the list away from friends", () => {
  expect(choiceOf("link", "friends")).toEqual({ visibility: "friends", withLink: true });
  expect(choiceOf("link", "public")).toEqual({ visibility: "friends", withLink: true });
  expect(choiceOf("link", "private")).toEqual({ visibility: "link" });
});

it("shows a link beside friends as one for anybody, while it works", () => {
  expect(levelOf({})).toBe("friends");
  expect(levelOf(beside)).toBe("link");
  expect(levelOf({ ...beside, linkExpiresAt: FUTURE })).toBe("link");
  expect(levelOf({ ...beside, linkExpiresAt: PAST })).toBe("friends");
});

it("ends the link for friends alone, and says so before", () => {
  expect(choiceOf("friends", "link")).toEqual({ visibility: "friends", withLink: false });
  expect(endingOf("friends", { visibility: "link", linkToken: "secret" })).toBe("link");
  expect(endingOf("private", beside)).toBe("link");
  expect(endingOf("link", { visibility: "public" })).toBe("everybody");
});

it("says nothing where nothing ends", () => {
  expect(endingOf("public", beside)).toBeNull();
  expect(endingOf("link", beside)).toBeNull();
  expect(endingOf("private", {})).toBeNull();
  expect(endingOf("private", { ...beside, linkExpiresAt: PAST })).toBeNull();
});

it("takes a link away at once where the choice ends it, and keeps it else", () => {
  expect(withChoice(beside, choiceOf("friends", "friends"))).toEqual({ visibility: "friends" });
  expect(withChoice(beside, { editors: ["ann"] })).toEqual({ ...beside, editors: ["ann"] });
  expect(withChoice(beside, { visibility: "link", withLink: true })).toEqual({ ...beside, visibility: "link" });
});
