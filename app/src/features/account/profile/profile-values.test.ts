import { describe, expect, it } from "vitest";
import type { User } from "~/core";
import { profilePatch, profileValues, roughHomeArea } from "./profile-values";

const ada: User = {
  name: "Ada",
  user_name: "ada",
  bio: "Walks.",
  prefs: { listVisibility: "private", units: "metric" },
};

describe("the form of a profile", () => {
  it("changes nothing until something is changed", () => {
    expect(profilePatch(profileValues(ada), profileValues(ada))).toEqual({});
    expect(profilePatch(profileValues({ name: "Bo" }), profileValues({ name: "Bo" }))).toEqual({});
  });

  it("sends only what changed, and takes away what was emptied", () => {
    const before = profileValues(ada);
    const values = { ...before, name: " Ada L. ", bio: "  ", prefs: { ...before.prefs, units: "imperial" as const } };
    expect(profilePatch(before, values)).toEqual({ name: "Ada L.", bio: null, prefs: { units: "imperial" } });
  });

  it("knows where somebody lives only roughly", () => {
    expect(roughHomeArea({ name: "Kyoto", lat: 35.02107, lng: 135.75385 })).toEqual({
      label: "Kyoto",
      lat: 35.02,
      lng: 135.75,
    });
  });
});
