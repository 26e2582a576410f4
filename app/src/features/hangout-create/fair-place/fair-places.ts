/** Fair places to meet, found on this device from the rough areas that people show their friends. */
import type { MeetingPlan } from "~/core/plan";
import { inReadersLanguage } from "~/map/search/place-name";
import { worldPlaces } from "~/workers/world";
import type { DraftPlace } from "../draft";

/** Somebody with the name of the area they live in, and where that is if it is known. */
export interface Resident {
  name: string;
  area: string;
  lng?: number | undefined;
  lat?: number | undefined;
}

/** A place with the longest way to it. */
export interface FairPlace extends DraftPlace {
  /** Minutes of the longest way, and whose it is. */
  longestMin: number;
  longestOf: string;
  /** Minutes of the shortest way. */
  shortestMin: number;
}

/** Towns that are compared: the best known ones around everybody. */
const TOWNS_MAX = 1_500;
const PROPOSED = 3;
/** Degrees that are added around everybody's areas. */
const MARGIN_DEG = 0.2;

/** Finds the places whose longest way is shortest. Two people at least must be where the gazetteer knows it. */
export async function findFairPlaces(residents: readonly Resident[]): Promise<FairPlace[]> {
  const core = await worldPlaces();
  const found = await Promise.all(residents.map(async (resident) => ({ resident, at: await positionOf(resident) })));
  const people = found.flatMap(({ resident, at }) => (at ? [{ ...at, name: resident.name }] : []));
  if (people.length < 2) return [];
  const towns = await core.placesInView(boundsOf(people), TOWNS_MAX);
  if (towns.length === 0) return [];
  const { meetingPlace } = await import("~/core/plan");
  const lngLat = Float64Array.from(towns.flatMap(({ lng, lat }) => [lng, lat]));
  const plan: MeetingPlan = meetingPlace(lngLat, people, { limit: PROPOSED });
  return plan.places.flatMap(({ place, minutes, worstMin, leastMin }) => {
    const town = towns[place];
    if (!town) return [];
    const { name, lng, lat, id } = inReadersLanguage(town);
    const longestOf = people[minutes.indexOf(worstMin)]?.name ?? "";
    return [{ name, lng, lat, id, longestMin: worstMin, longestOf, shortestMin: leastMin }];
  });
}

/** Friends show the name of their area alone: its place is the one most people mean by it. */
async function positionOf({ area, lng, lat }: Resident): Promise<{ lng: number; lat: number } | null> {
  if (lng !== undefined && lat !== undefined) return { lng, lat };
  const [place] = await (await worldPlaces()).searchPlaces(area, { limit: 1 });
  return place ? { lng: place.lng, lat: place.lat } : null;
}

function boundsOf(people: readonly { lng: number; lat: number }[]): [number, number, number, number] {
  const [lngs, lats] = [people.map(({ lng }) => lng), people.map(({ lat }) => lat)];
  return [
    Math.max(-180, Math.min(...lngs) - MARGIN_DEG),
    Math.max(-85, Math.min(...lats) - MARGIN_DEG),
    Math.min(180, Math.max(...lngs) + MARGIN_DEG),
    Math.min(85, Math.max(...lats) + MARGIN_DEG),
  ];
}
