import { expect, it } from "vitest";
import { zoneAt } from "./zone-at";

it("is the zone of the towns around, also where a country has several", () => {
  const zones = {
    "Europe/Lisbon": [-9.139, 38.722],
    "Atlantic/Azores": [-25.669, 37.741],
    "Europe/Madrid": [-3.703, 40.417],
    "Europe/Berlin": [13.405, 52.52],
    "Europe/Vienna": [16.372, 48.208],
    "America/Chicago": [-95.363, 29.763],
    "America/Denver": [-106.487, 31.759],
    "America/Phoenix": [-112.074, 33.448],
    "Asia/Kathmandu": [85.324, 27.717],
    "Australia/Adelaide": [138.599, -34.929],
  };
  for (const [zone, [lng = 0, lat = 0]] of Object.entries(zones)) expect(zoneAt(lng, lat)).toBe(zone);
});
