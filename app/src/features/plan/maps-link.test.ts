import { expect, it } from "vitest";
import type { PlanDay } from "~/core";
import { mapsLinks } from "./maps-link";

const day = (count: number): PlanDay => ({
  date: "2027-05-12",
  stops: Array.from({ length: count }, (_, at) => ({ id: `s${at}`, name: `Stop ${at}`, lat: 38 + at, lng: -9 })),
});

it("leads from the first stop over all others to the last, on foot", () => {
  const links = mapsLinks(day(3), "walk");
  expect(links).toHaveLength(1);
  const { google = "", apple = "" } = links[0] ?? {};
  expect(Object.fromEntries(new URL(google).searchParams)).toEqual({
    api: "1",
    origin: "38,-9",
    destination: "40,-9",
    travelmode: "walking",
    waypoints: "39,-9",
  });
  const query = new URL(apple).searchParams;
  expect([query.get("source"), query.get("destination"), query.get("mode")]).toEqual(["38,-9", "40,-9", "walking"]);
  expect(query.getAll("waypoint")).toEqual(["39,-9"]);
});

it("goes on with a second link where a link takes no more stops, from the stop where the first ends", () => {
  const links = mapsLinks(day(14), "car");
  expect(links.map(({ from, to }) => [from, to])).toEqual([
    [1, 11],
    [11, 14],
  ]);
});

it("needs two stops", () => {
  expect(mapsLinks(day(1), "bike")).toEqual([]);
  expect(mapsLinks(day(0), "bike")).toEqual([]);
});
