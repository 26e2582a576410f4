import { expect, it } from "vitest";
import { sharedListOf } from "./friend-field";

it("reads the list and its secret from any link to it", () => {
  expect(sharedListOf(" https://yonder.example/2026/abc?k=secret#top ")).toEqual({ id: "abc", key: "secret" });
  expect(sharedListOf("https://yonder.example/selected?list=abc&k=secret")).toEqual({ id: "abc", key: "secret" });
  expect(sharedListOf("/2026/abc")).toEqual({ id: "abc", key: null });
  expect(sharedListOf("abc")).toEqual({ id: "abc", key: null });
  expect(sharedListOf("  ")).toBeNull();
});
