// Reads the sights of data/places, and answers what lies near a position.
import { readFileSync } from "node:fs";

const DATA = new URL("../../data/places/", import.meta.url);

/** The words of a name without case and diacritics, to compare names. */
export const foldedWords = (name) =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A name as it is compared: its words without case and diacritics. */
export const foldedName = (name) => foldedWords(name).join(" ");

/** Kilometres between two positions, near enough to compare (haversine). */
export function distanceKm(a, b) {
  const radians = Math.PI / 180;
  const half = (degrees) => Math.sin((degrees * radians) / 2) ** 2;
  const h = half(a.lat - b.lat) + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * half(a.lng - b.lng);
  return 12742 * Math.asin(Math.sqrt(h));
}

/** Rows of a table with a line of headings. */
export function readTable(name) {
  const [headings, ...lines] = readFileSync(new URL(name, DATA), "utf8").trimEnd().split("\n").map((line) => line.split("\t"));
  return lines.map((cells) => Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ""])));
}

/** The sights of a table of data/places. */
export function readSights(name) {
  return readTable(name).map(({ importance, latitude, longitude, others, ...row }) => ({
    ...row,
    importance: Number(importance),
    lat: Number(latitude),
    lng: Number(longitude),
    others: others === "" ? [] : others.split("|"),
  }));
}

/** A grid of one degree: finds towns near a position without looking at all. */
export function gridOf(towns) {
  const cells = new Map();
  for (const town of towns) {
    const key = `${Math.floor(town.lng)} ${Math.floor(town.lat)}`;
    if (!cells.has(key)) cells.set(key, []);
    cells.get(key).push(town);
  }
  return (lng, lat, reach) => {
    const found = [];
    for (let x = -reach; x <= reach; x += 1) for (let y = -reach; y <= reach; y += 1) found.push(...(cells.get(`${Math.floor(lng) + x} ${Math.floor(lat) + y}`) ?? []));
    return found;
  };
}

/** The town nearest to a position, within about three degrees. */
export function nearestTo(towns) {
  const near = gridOf(towns);
  return (lng, lat) => {
    for (const reach of [1, 3]) {
      const all = near(lng, lat, reach);
      if (all.length > 0) return all.reduce((best, town) => (distanceKm(town, { lng, lat }) < distanceKm(best, { lng, lat }) ? town : best));
    }
    return undefined;
  };
}
