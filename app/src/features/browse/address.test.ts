import { describe, expect, it } from "vitest";
import { positionFrom, viewFrom, viewText } from "./address";

describe("the address of a map", () => {
  it("comes back as it was written, to a hundred metres", () => {
    const text = viewText({ longitude: 135.75384, latitude: 35.02107, zoom: 6.4 });
    expect(text).toBe("135.754,35.021,6.4");
    expect(viewFrom(text)).toEqual({ longitude: 135.754, latitude: 35.021, zoom: 6.4 });
  });

  it.each([null, "", "1,2", "1,2,3,4", "a,2,3", "181,0,3", "0,86,3", "0,0,15", "0,0,-1", "1,,3", "NaN,1,1"])(
    "that asks for %j asks for nothing",
    (text) => expect(viewFrom(text)).toBeNull(),
  );

  it("may name a place by where it is", () => {
    expect(positionFrom("135.754,35.021")).toEqual([135.754, 35.021]);
    expect(positionFrom("135.754")).toBeNull();
    expect(positionFrom(null)).toBeNull();
  });
});
