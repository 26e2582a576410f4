import { expect, it } from "vitest";
import { offsetText, zoneCity, zoneCountry } from "./format-time";
import { listZones, searchZones } from "./zone-list";

const WINTER = "2026-01-15T12:00:00Z";
const zones = listZones("en-GB", WINTER);
const found = (search: string) => searchZones(zones, search, "en-GB").map(({ zone }) => zone);

it("has every zone of the browser once, with a city and the offset of the season", () => {
  expect(zones.length).toBeGreaterThan(400);
  expect(new Set(zones.map(({ zone }) => zone)).size).toBe(zones.length);
  expect(zones.filter(({ city }) => city === "")).toEqual([]);
  const berlin = (at: string) => listZones("en-GB", at).find(({ zone }) => zone === "Europe/Berlin")?.offset;
  expect([berlin(WINTER), berlin("2026-07-15T12:00:00Z")]).toEqual(["UTC+1", "UTC+2"]);
});

it("finds zones by city, country, offset and common name", () => {
  expect(found("lisb")).toEqual(["Europe/Lisbon"]);
  expect(found("portugal")).toContain("Atlantic/Azores");
  expect(found("sao paulo")).toEqual(["America/Sao_Paulo"]);
  expect(found("gmt+5:45")).toEqual(["Asia/Katmandu"]);
  expect(found("new york")).toEqual(["America/New_York"]);
  expect(found("eastern european")).toContain("Europe/Helsinki");
  expect(found("nowhere at all")).toEqual([]);
});

it("names cities and countries in the language, and zones that it doesn't know by their id", () => {
  expect([zoneCity("Europe/Lisbon", "de"), zoneCity("Europe/Lisbon", "en")]).toEqual(["Lissabon", "Lisbon"]);
  expect([zoneCity("Europe/Kiev", "en"), zoneCity("Asia/Kolkata", "de")]).toEqual(["Kyiv", "Kalkutta"]);
  expect(zoneCountry("America/New_York", "de")).toBe("Vereinigte Staaten");
  expect([zoneCity("Etc/GMT-1", "en"), zoneCountry("UTC", "en")]).toEqual(["GMT-1", ""]);
});

it("writes offsets as hours and minutes", () => {
  expect([0, 60, 345, -210].map(offsetText)).toEqual(["UTC", "UTC+1", "UTC+5:45", "UTC−3:30"]);
});
