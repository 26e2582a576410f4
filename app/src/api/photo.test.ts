import { expect, it } from "vitest";
import { isUploaded, portraitOf, smallOf } from "./photo";

it("knows photos on the server from those on this device and from foreign addresses", () => {
  expect(isUploaded("/v1/photos/abc")).toBe(true);
  for (const ref of ["blob:abc", "device:abc", "https://example.test/v1/photos/abc", "", null, undefined]) {
    expect(isUploaded(ref)).toBe(false);
  }
});

it("shows no foreign address as somebody's face", () => {
  expect(portraitOf({ photoRef: "/v1/photos/abc" })).toBe("/v1/photos/abc");
  expect(portraitOf({ photoRef: "https://example.test/track.gif" })).toBeUndefined();
  expect(portraitOf({})).toBeUndefined();
});

it("asks for the small version in lists", () => {
  expect(smallOf("/v1/photos/abc")).toBe("/v1/photos/abc?size=small");
});
