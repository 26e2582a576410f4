/** A plan as files for calendars and maps. Loaded when the first one is asked for. */
import { toKML } from "@placemarkio/tokml";
import type { Plan } from "~/core";
import { timedDay } from "~/sync/plans/day-times";
import { type KnownWays, NO_WAYS } from "~/sync/plans/ways";
import { writeCalendar } from "~/ui/calendar-file/write-calendar";
import { timeOfMinutes } from "~/ui/time/parse-time";
import { addDays, deviceZone, resolveWallTime } from "~/ui/time/zoned-time";

const DAY_MIN = 24 * 60;

/** One event for each stop, at its times in the device's zone. */
export function calendarOf(
  id: string,
  plan: Plan,
  { ways = NO_WAYS, zone = deviceZone() }: { ways?: KnownWays; zone?: string } = {},
): string {
  const { days = [], mode = "walk", updatedAt } = plan;
  const events = days.flatMap((day) =>
    timedDay(day, mode, ways).stops.map(({ stop, beginMin, leaveMin }) => ({
      uid: `${id}-${stop.id}`,
      sequence: Math.floor(Date.parse(updatedAt) / 1000),
      changedAt: updatedAt,
      title: stop.name,
      when: {
        allDay: false as const,
        startsAt: instant(day.date, beginMin, zone),
        endsAt: instant(day.date, leaveMin, zone),
        timeZone: zone,
      },
      location: stop.name,
      position: { lat: stop.lat, lng: stop.lng },
    })),
  );
  return writeCalendar(events);
}

/** The instant of a minute after the midnight of a date, which may be on a later day. */
function instant(date: string, minute: number, zone: string): string {
  const rounded = Math.round(minute);
  const wall = { date: addDays(date, Math.floor(rounded / DAY_MIN)), time: timeOfMinutes(rounded) };
  const found = resolveWallTime(wall, zone);
  return found.kind === "overlap" ? found.earlier : found.instant;
}

/** Way points and one route for each day (GPX 1.1). */
export function gpxOf({ title, days = [] }: Plan): string {
  const gpx = document.implementation.createDocument(GPX, "gpx");
  const root = gpx.documentElement;
  root.setAttribute("version", "1.1");
  root.setAttribute("creator", "Yonder");
  const add = (parent: Element, name: string, text?: string) => {
    const element = gpx.createElementNS(GPX, name);
    if (text !== undefined) element.textContent = readable(text);
    parent.append(element);
    return element;
  };
  add(add(root, "metadata"), "name", title ?? "");
  for (const { date, stops = [] } of days) {
    const route = add(root, "rte");
    add(route, "name", date);
    for (const { name, lat, lng } of stops) {
      const point = add(route, "rtept");
      point.setAttribute("lat", String(lat));
      point.setAttribute("lon", String(lng));
      add(point, "name", name);
    }
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(gpx)}\n`;
}

const GPX = "http://www.topografix.com/GPX/1/1";

/** Control characters, which XML has no place for. */
const CONTROLS = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;
const readable = (text: string) => text.toWellFormed().replace(CONTROLS, "");

/** A point for each stop, and a line for each day. */
export function kmlOf({ days = [] }: Plan): string {
  const features = days.flatMap(({ date, stops = [] }) => {
    const points = stops.map(({ name, lng, lat }) => ({
      type: "Feature" as const,
      properties: { name: readable(name) },
      geometry: { type: "Point" as const, coordinates: [lng, lat] },
    }));
    const line = {
      type: "Feature" as const,
      properties: { name: date },
      geometry: { type: "LineString" as const, coordinates: stops.map(({ lng, lat }) => [lng, lat]) },
    };
    return stops.length > 1 ? [...points, line] : points;
  });
  return toKML({ type: "FeatureCollection", features });
}
