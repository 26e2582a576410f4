/** Names of countries and seas on the base map, and which towns are capitals. */
import { type Language, languageStore } from "~/ui/words/language";
import { countryName } from "../country-name";
import table from "./labels.json";

/** A name on the map. */
export interface MapName {
  text: string;
  lng: number;
  lat: number;
  kind: "country" | "sea" | "town" | "lake" | "river" | "glacier" | "park";
  /** Distance in pixels by which the name may stand beside its point and still be within what it names. */
  slackPx?: number;
  /** Angle of the text, in degrees against the clock; left out where it lies level. */
  angle?: number;
}

/** Beyond this zoom a country is larger than the window, and its name tells nothing. */
const COUNTRY_ZOOM_MAX = 7;
const SEA_ZOOM_MAX = 8;
/** Towns are named from here on, capitals and large cities a little earlier. */
const TOWN_ZOOM_MIN = 4.4;
const CITY_ZOOM_MIN = 3.2;
const CITY_MIN = 1_500_000;

const capitals = new Set(table.capitals.map((id) => `geonames:${id}`));

/** Names of countries and seas that a zoom has room for, the largest first, in the language of the page. */
export function groundNames(zoom: number): MapName[] {
  const { language } = languageStore.getState();
  // The whole world has the names of its first zoom, as far as they fit.
  const shown = Math.max(zoom, 1);
  return [...countryNames(shown), ...seaNames(shown, language)];
}

function countryNames(zoom: number): MapName[] {
  if (zoom > COUNTRY_ZOOM_MAX) return [];
  return table.countries
    .filter(([, , , from]) => zoom >= Number(from))
    .map(([code, lng, lat, from]) => ({
      text: countryName(String(code)),
      lng: Number(lng),
      lat: Number(lat),
      kind: "country",
      slackPx: slackPx(zoom - Number(from)),
    }));
}

/** Slack of a country's name at the zoom that it shows from, which goes by the size of the country. */
const SLACK_PX = 20;
const SLACK_MAX_PX = 64;

function slackPx(zoomsIn: number): number {
  return Math.min(SLACK_MAX_PX, SLACK_PX * 2 ** zoomsIn);
}

function seaNames(zoom: number, language: Language): MapName[] {
  if (zoom > SEA_ZOOM_MAX) return [];
  return table.seas
    .filter(([, , , , from]) => zoom >= Number(from))
    .map(([english, german, lng, lat]) => ({
      text: String(language === "de" ? german : english),
      lng: Number(lng),
      lat: Number(lat),
      kind: "sea",
    }));
}

interface Town {
  id: string;
  population: number;
}

/** The towns that a zoom names: capitals before large cities before the others, each group as it comes. */
export function namedTowns<T extends Town>(towns: readonly T[], zoom: number): T[] {
  if (zoom < CITY_ZOOM_MIN) return [];
  const rank = ({ id, population }: Town) => (capitals.has(id) ? 0 : population >= CITY_MIN ? 1 : 2);
  const ranked = towns.map((town) => ({ town, rank: rank(town) })).sort((a, b) => a.rank - b.rank);
  return ranked.filter(({ rank }) => rank < 2 || zoom >= TOWN_ZOOM_MIN).map(({ town }) => town);
}
