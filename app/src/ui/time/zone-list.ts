/** The time zones of the browser, found by city, country, offset and name. */
import { offsetText, zoneCity, zoneCountry } from "./format-time";
import { offsetMinutesAt } from "./zoned-time";

export interface ZoneOption {
  zone: string;
  city: string;
  country: string;
  /** "UTC+1", at the moment that was asked for. */
  offset: string;
  /** The part of the world: "Europe", from the zone's id. */
  region: string;
}

/** All zones that the browser knows, by the name of their city. Asks `Intl` once for each: about 100 ms on a phone. */
export function listZones(language: string, at: string): ZoneOption[] {
  const order = new Intl.Collator(language).compare;
  return [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])]
    .map((zone) => describeZone(zone, language, at))
    .sort((a, b) => order(a.city, b.city));
}

export function describeZone(zone: string, language: string, at: string): ZoneOption {
  return {
    zone,
    city: zoneCity(zone, language),
    country: zoneCountry(zone, language),
    offset: offsetText(offsetMinutesAt(at, zone)),
    region: zone.includes("/") ? (zone.split("/")[0] ?? "") : "",
  };
}

/**
 * The zones that every word of a search begins a word of: "lis", "portugal", "utc+1". Where there are none, those whose
 * common name has them: "eastern", "mitteleuropäische".
 */
export function searchZones(zones: readonly ZoneOption[], search: string, language: string): ZoneOption[] {
  const wanted = fold(search).split(" ").filter(Boolean);
  const matching = (text: (option: ZoneOption) => string) =>
    zones.filter((option) => {
      const said = fold(text(option)).split(" ");
      return wanted.every((word) => said.some((each) => each.startsWith(word)));
    });
  const found = matching(
    ({ zone, city, country, offset }) => `${city} ${country} ${offset} ${zone.replaceAll(/[/_]/g, " ")}`,
  );
  return found.length > 0 ? found : matching(({ zone }) => commonName(zone, language));
}

function fold(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("−", "-").toLowerCase();
  return plain
    .replace(/[’'.,()]/g, "")
    .replace(/\b(?:utc|gmt)\s*([+-])/g, "utc$1")
    .replace(/\s+/g, " ")
    .trim();
}

function commonName(zone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts(0);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
