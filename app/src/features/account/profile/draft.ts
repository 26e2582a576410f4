/** The form of a profile: what is in it, and what of it changes the record. Pure. */
import type { GazetteerPlace, HomeArea, User } from "~/core";
import { unitsOf } from "~/ui/format";
import { locale } from "~/ui/words";

export interface Draft {
  name: string;
  bio: string;
  homeArea: HomeArea | null;
  listVisibility: "private" | "friends" | "public";
  profileVisibility: "friends" | "public";
  units: "metric" | "imperial";
  leaderboardHidden: boolean;
}

export function draftOf({ name, bio, homeArea, prefs }: User): Draft {
  const visibility = prefs?.listVisibility;
  return {
    name,
    bio: bio ?? "",
    homeArea: homeArea ?? null,
    listVisibility: visibility === "private" || visibility === "public" ? visibility : "friends",
    profileVisibility: prefs?.profileVisibility === "public" ? "public" : "friends",
    units: prefs?.units === "metric" || prefs?.units === "imperial" ? prefs.units : unitsOf(locale()),
    leaderboardHidden: prefs?.leaderboardHidden ?? false,
  };
}

/** The fields that differ from the record, as a merge patch: `null` takes a field away. */
export function changes(user: User, draft: Draft): Record<string, unknown> {
  const before = draftOf(user);
  const patch: Record<string, unknown> = {};
  if (draft.name.trim() !== before.name) patch.name = draft.name.trim();
  if (draft.bio.trim() !== before.bio) patch.bio = draft.bio.trim() || null;
  if (JSON.stringify(draft.homeArea) !== JSON.stringify(before.homeArea)) patch.homeArea = draft.homeArea;
  const prefs = Object.fromEntries(
    (["listVisibility", "profileVisibility", "units", "leaderboardHidden"] as const)
      .filter((name) => draft[name] !== before[name])
      .map((name) => [name, draft[name]]),
  );
  if (Object.keys(prefs).length > 0) patch.prefs = prefs;
  return patch;
}

/** Where somebody lives, no nearer than about a kilometre. */
export function roughly({ name, lat, lng }: Pick<GazetteerPlace, "name" | "lat" | "lng">): HomeArea {
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
  return { label: name, lat: rounded(lat), lng: rounded(lng) };
}
