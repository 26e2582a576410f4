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
  ["/profile#friends", "/profile", false],
  ["/profile#friends", "/profile#friends", true],
  ["/profile", "/profile#friends", false],
])("%s at %s: %s", (href, here, expected) => {
  expect(isCurrent(href, here)).toBe(expected);
});
