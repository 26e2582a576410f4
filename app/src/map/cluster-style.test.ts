import { expect, it } from "vitest";
import { abbreviated, countStyle, diameterPx } from "./cluster-style";

it.each([
  [2, "2", "2"],
  [999, "999", "999"],
  [1_249, "1.2K", "1249"],
  [66_321, "66K", "66.321"],
  [155_738, "156K", "155.738"],
  [1_100_000, "1.1M", "1,1\u00a0Mio."],
])("writes %d as %s, in German as %s, with characters that the layer is told of", (count, english, german) => {
  expect([abbreviated(count, "en"), abbreviated(count, "de")]).toEqual([english, german]);
  for (const language of ["en", "de"] as const) {
    const { formatCount, countCharacters } = countStyle(language);
    expect([...formatCount(count)].filter((each) => !countCharacters.includes(each))).toEqual([]);
  }
});

it("sizes circles by the digits of their count", () => {
  expect([2, 10, 100, 1_000, 10_000, 1_000_000].map(diameterPx)).toEqual([53, 56, 66, 78, 90, 90]);
});
