import { expect, it } from "vitest";
import { ITEM_CLUSTERING } from "../pins";
import { clusterZoom, pixelOf, unitOf, type View } from "../view";
import { groupAt, groupPins } from "./pin-groups";

const view: View = { longitude: 10, latitude: 50, zoom: 3 };
const size = { width: 600, height: 400 };
const item = (id: string, lng: number, lat: number) => ({ id, lng, lat, title: id, done: false });
const toPixels = (lngLat: [number, number]) => pixelOf(view, size, lngLat);

it("groups pins around the first of each group, and keeps every item once", () => {
  const items = [item("paris", 2.35, 48.86), item("versailles", 2.13, 48.8), item("tokyo", 139.7, 35.7)];
  const groups = groupPins(items, view);
  expect(groups.map((group) => group.items.map(({ id }) => id))).toEqual([["paris", "versailles"], ["tokyo"]]);
  const [france] = groups;
  expect(france?.lng).toBeCloseTo(2.24, 3);
  expect(france?.lat).toBeGreaterThan(48.8);
  expect(groupPins(items, { ...view, zoom: 12 })).toHaveLength(3);
});

it("a press means the nearest pin within reach, or none", () => {
  const groups = groupPins([item("paris", 2.35, 48.86), item("vienna", 16.37, 48.21)], view);
  const [x, y] = toPixels([2.35, 48.86]);
  expect(groupAt(groups, [x + 10, y - 10], toPixels)?.items[0].id).toBe("paris");
  expect(groupAt(groups, [x, y + 60], toPixels)).toBeUndefined();
  expect(groupAt([], [x, y], toPixels)).toBeUndefined();
});

it("three hundred pins in one town are one group", () => {
  const items = Array.from({ length: 300 }, (_, at) => item(`${at}`, 2.3 + at / 10_000, 48.8));
  expect(groupPins(items, view)).toHaveLength(1);
});

it("looks up groups in a grid as if each item were compared with all of them", () => {
  const { radius, extent } = ITEM_CLUSTERING;
  for (let zoom = 0; zoom < 8; zoom += 1) {
    const items = Array.from({ length: 400 }, (_, at) =>
      item(`${at}`, Math.random() * (at % 2 ? 360 : 8) - 180, Math.random() * 8 + 40),
    );
    const reach = radius / extent / 2 ** clusterZoom(zoom);
    const groups: (typeof items)[] = [];
    for (const each of items) {
      const isNear = ([first]: typeof items) => {
        const [a, b] = [unitOf(first?.lng ?? 0, first?.lat ?? 0), unitOf(each.lng, each.lat)];
        return Math.hypot(a[0] - b[0], a[1] - b[1]) <= reach;
      };
      const group = groups.find(isNear);
      if (group) group.push(each);
      else groups.push([each]);
    }
    expect(groupPins(items, { ...view, zoom }).map((group) => group.items)).toEqual(groups);
  }
});
