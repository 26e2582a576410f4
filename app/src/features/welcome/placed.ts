import type { Activity } from "~/core";
import type { NamedPlace } from "~/sync/lists/activities";

/** What a wish has of the place it is at. */
export function placed({ id, name, lat, lng }: NamedPlace): Partial<Activity> {
  return { placeId: id, place: { name, lat, lng } };
}

/** The same of a wish that is nothing but the place. */
export function onlyPlace(place: NamedPlace): Partial<Activity> & Pick<Activity, "title"> {
  return { ...placed(place), title: place.name, kind: "go" };
}
