/** The values of the profile's form, in the shape of the record, and what of them changes it. Pure. */
import type { GazetteerPlace, HomeArea, User } from "~/core";
import { unitsOf } from "~/ui/format";
import { locale } from "~/ui/words/language";

export interface ProfileValues {
  name: string;
  bio: string;
  homeArea: HomeArea | null;
  prefs: {
    listVisibility: "private" | "friends" | "public";
    profileVisibility: "friends" | "public";
    units: "metric" | "imperial";
    leaderboardHidden: boolean;
  };
}

export function profileValues({ name, bio, homeArea, prefs }: User): ProfileValues {
  const visibility = prefs?.listVisibility;
  return {
    name,
    bio: bio ?? "",
    homeArea: homeArea ?? null,
    prefs: {
      listVisibility: visibility === "private" || visibility === "public" ? visibility : "friends",
      profileVisibility: prefs?.profileVisibility === "public" ? "public" : "friends",
      units: prefs?.units === "metric" || prefs?.units === "imperial" ? prefs.units : unitsOf(locale()),
      leaderboardHidden: prefs?.leaderboardHidden ?? false,
    },
  };
}

/** The fields that the form changed, as a merge patch: `null` takes a field away. */
export function profilePatch(before: ProfileValues, values: ProfileValues): Record<string, unknown> {
  const patch: Record<string, unknown> = {};
  if (values.name.trim() !== before.name) patch.name = values.name.trim();
  if (values.bio.trim() !== before.bio) patch.bio = values.bio.trim() || null;
  if (JSON.stringify(values.homeArea) !== JSON.stringify(before.homeArea)) patch.homeArea = values.homeArea;
  const prefs = (Object.keys(values.prefs) as (keyof ProfileValues["prefs"])[])
    .filter((name) => values.prefs[name] !== before.prefs[name])
    .map((name) => [name, values.prefs[name]]);
  if (prefs.length > 0) patch.prefs = Object.fromEntries(prefs);
  return patch;
}

/** A place rounded to about a kilometre, for where somebody lives. */
export function roughHomeArea({ name, lat, lng }: Pick<GazetteerPlace, "name" | "lat" | "lng">): HomeArea {
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
  return { label: name, lat: rounded(lat), lng: rounded(lng) };
}
