/** Fair places for the people of a plan to meet: its own stops, and the towns around everybody. */
import type { Plan, PlanMode, PlanPerson } from "~/core";
import type { TravelMode } from "~/core/plan";
import { inReadersLanguage } from "~/map/search/place-name";
import { worldPlaces } from "~/workers/world";

const TRAVEL: Record<PlanMode, TravelMode> = { walk: "walk", bike: "bike", car: "car", "transit-estimate": "transit" };
/** Towns that are compared: the best known ones around everybody. */
const TOWNS_MAX = 1_500;
const PROPOSED = 4;
/** Degrees that are added around everybody. */
const MARGIN_DEG = 0.2;

export interface MeetingPlace {
  name: string;
  lng: number;
  lat: number;
  /** Id of the stop that it is. */
  stopId: string | null;
  longestMin: number;
  differenceMin: number;
  ways: readonly { person: PlanPerson; min: number }[];
}

/** People of a plan who said where they set out. */
export function startersOf({ people = [] }: Plan) {
  return people.flatMap((person) => (person.start ? [{ person, start: person.start }] : []));
}

export async function findMeetingPlaces(plan: Plan): Promise<MeetingPlace[]> {
  const starters = startersOf(plan);
  if (starters.length < 2) return [];
  const [{ meetingPlace }, towns] = await Promise.all([import("~/core/plan"), townsAround(starters)]);
  const stops = (plan.days ?? []).flatMap(({ stops = [] }) => stops);
  const candidates = [
    ...stops.map(({ id, name, lng, lat }) => ({ stopId: id, name, lng, lat })),
    ...towns.map(({ name, lng, lat }) => ({ stopId: null, name, lng, lat })),
  ];
  if (candidates.length === 0) return [];
  const travellers = starters.map(({ person, start }) => ({
    lng: start.lng,
    lat: start.lat,
    mode: TRAVEL[person.mode ?? "transit-estimate"],
  }));
  const lngLat = Float64Array.from(candidates.flatMap(({ lng, lat }) => [lng, lat]));
  const { places } = meetingPlace(lngLat, travellers, { limit: PROPOSED });
  return places.flatMap(({ place, minutes, worstMin, differenceMin }) => {
    const found = candidates[place];
    if (!found) return [];
    const ways = starters.map(({ person }, at) => ({ person, min: minutes[at] ?? 0 }));
    return [{ ...found, longestMin: worstMin, differenceMin, ways }];
  });
}

async function townsAround(starters: ReturnType<typeof startersOf>) {
  const [lngs, lats] = [starters.map(({ start }) => start.lng), starters.map(({ start }) => start.lat)];
  const towns = await (await worldPlaces()).placesInView(
    [
      Math.max(-180, Math.min(...lngs) - MARGIN_DEG),
      Math.max(-85, Math.min(...lats) - MARGIN_DEG),
      Math.min(180, Math.max(...lngs) + MARGIN_DEG),
      Math.min(85, Math.max(...lats) + MARGIN_DEG),
    ],
    TOWNS_MAX,
  );
  return towns.map(inReadersLanguage);
}
