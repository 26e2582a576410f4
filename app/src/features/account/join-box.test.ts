import { expect, it } from "vitest";
import { targetOf } from "./join-box";

it.each([
  ["", null],
  ["AB-12", "/app/join?code=AB-12"],
  ["https://yonder.test/2026/abc?k=1", "/2026/abc?k=1"],
  ["https://elsewhere.test/2026/abc", "/app/join?code=https%3A%2F%2Felsewhere.test%2F2026%2Fabc"],
  ["javascript:alert(1)", "/app/join?code=javascript%3Aalert(1)"],
])("%j leads to %j", (text, target) => {
  expect(targetOf(text, "https://yonder.test")).toBe(target);
});
