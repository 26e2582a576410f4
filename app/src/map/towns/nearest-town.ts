/** The town that a position belongs to, remembered on this device so that a page can name it at once. */
import type { GazetteerPlace } from "~/core";
import { isReplaced, worldPlaces } from "~/workers/world";
import type { Spot } from "../spot/spot-map";
import { belongsTo } from "./belongs-to";

/** A town with the names that it has in the languages of the page. */
export type Town = Pick<GazetteerPlace, "name" | "names">;

const KEY = "yonder-towns";
/** Towns that the device remembers; the oldest give way. */
const TOWNS_MAX = 400;
/** Half the height and width of the area whose best known towns are compared, in degrees. */
const REACH_DEGREES = 0.25;
const CANDIDATES_MAX = 40;
/** Towns of a page that become known one after the other are stored together. */
const STORE_AFTER_MS = 500;

let remembered: Map<string, Town> | undefined;
let willStore = false;
/** One question at a time: the worker answers only the newest of those about an area. */
let line: Promise<unknown> = Promise.resolve();
const asked = new Map<string, Promise<Town | null>>();

/** A town with its country. */
export type TownAround = Pick<GazetteerPlace, "name" | "names" | "country">;
const around = new Map<string, Promise<TownAround | null>>();

/** The town that this device remembers for a position; `undefined` where it has to be looked up. */
export function rememberedTown(spot: Spot): Town | undefined {
  return towns().get(keyOf(spot));
}

/** The town of a position: the one whose extent it lies in, else the nearest; `null` where none is known. */
export function findTown(spot: Spot): Promise<Town | null> {
  const known = rememberedTown(spot);
  if (known) return Promise.resolve(known);
  const key = keyOf(spot);
  const before = asked.get(key);
  if (before) return before;
  const finding = line.then(() => lookUp(spot)).finally(() => asked.delete(key));
  line = finding.catch(() => undefined);
  asked.set(key, finding);
  return finding;
}

/** The town in whose extent a position lies, with its country; `null` out in the country. Remembered for this page. */
export function findTownAround(spot: Spot): Promise<TownAround | null> {
  const key = keyOf(spot);
  const before = around.get(key);
  if (before) return before;
  const finding = line.then(async () => belongsTo(spot, await townsAround(spot)));
  // What failed is asked again.
  finding.catch(() => around.delete(key));
  line = finding.catch(() => undefined);
  around.set(key, finding);
  return finding;
}

async function townsAround({ lng, lat }: Spot): Promise<GazetteerPlace[]> {
  const core = await worldPlaces();
  const box = [lng - REACH_DEGREES, lat - REACH_DEGREES, lng + REACH_DEGREES, lat + REACH_DEGREES] as const;
  return core.placesInView(box, CANDIDATES_MAX);
}

async function lookUp(spot: Spot): Promise<Town | null> {
  const candidates = await townsAround(spot).catch((failure: unknown) => {
    // A map has asked in the meantime; the nearest place is no such question.
    if (isReplaced(failure)) return [];
    throw failure;
  });
  const nearest = async () => (await (await worldPlaces()).nearestPlace(spot.lng, spot.lat))?.place;
  const found = belongsTo(spot, candidates) ?? (await nearest()) ?? null;
  if (!found) return null;
  const town = { name: found.name, names: found.names };
  remember(keyOf(spot), town);
  return town;
}

/** Positions about a kilometre apart are in the same town. */
function keyOf({ lng, lat }: Spot): string {
  return `${lng.toFixed(2)},${lat.toFixed(2)}`;
}

function remember(key: string, town: Town): void {
  const all = towns().set(key, town);
  for (const oldest of [...all.keys()].slice(0, Math.max(0, all.size - TOWNS_MAX))) all.delete(oldest);
  if (!willStore) setTimeout(store, STORE_AFTER_MS);
  willStore = true;
}

function store(): void {
  willStore = false;
  try {
    localStorage.setItem(KEY, JSON.stringify([...towns()]));
  } catch {
    // Without storage towns are remembered as long as the page.
  }
}

function towns(): Map<string, Town> {
  remembered ??= storedTowns();
  return remembered;
}

function storedTowns(): Map<string, Town> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, Town][]);
  } catch {
    return new Map();
  }
}
