import { describe, expect, it } from "vitest";
import type { User } from "~/core";
import { changes, draftOf, roughly } from "./draft";

const ada: User = {
  name: "Ada",
  user_name: "ada",
  bio: "Walks.",
  prefs: { listVisibility: "private", units: "metric" },
};

describe("the form of a profile", () => {
  it("changes nothing until something is changed", () => {
    expect(changes(ada, draftOf(ada))).toEqual({});
    expect(changes({ name: "Bo" }, draftOf({ name: "Bo" }))).toEqual({});
  });

  it("sends what is changed alone, and takes away what was emptied", () => {
    const draft = { ...draftOf(ada), name: " Ada L. ", bio: "  ", units: "imperial" as const };
    expect(changes(ada, draft)).toEqual({ name: "Ada L.", bio: null, prefs: { units: "imperial" } });
  });

  it("knows where somebody lives only roughly", () => {
    expect(roughly({ name: "Kyoto", lat: 35.02107, lng: 135.75385 })).toEqual({
      label: "Kyoto",
      lat: 35.02,
      lng: 135.75,
    });
  });
});
