import { expect, it } from "vitest";
import { isCurrent } from "./is-current";

it.each([
  ["/", "/", true],
  ["/app/bucket-list", "/bucket-list?year=2027", true],
  ["/browse", "/browse?q=sea&show=lists", true],
  ["/browse", "/browse?show=quests", false],
  ["/browse?show=quests", "/browse?show=quests&q=sea", true],
  ["/my-quests", "/my-quests?show=done", true],
  ["/my-quests", "/my-quests-real", true],
  ["/my-quests", "/browse?show=quests", false],
  ["/profile?view=friends", "/profile", false],
  ["/profile?view=friends", "/profile?view=friends", true],
  ["/profile", "/profile?view=friends", false],
  ["/app/bucket-list", "/bucket-list?view=map", true],
])("%s at %s: %s", (href, here, expected) => {
  expect(isCurrent(href, here)).toBe(expected);
});
