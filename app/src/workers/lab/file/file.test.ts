import { expect, it } from "vitest";
import { readPoints } from ".";
import { Coordinates } from "./coordinates";
import { GeoJsonReader } from "./geojson";
import { FileProblem, type Problem } from "./problem";

const read = (name: string, text: string) => readPoints(new File([text], name), () => {});
const problemOf = (name: string, text: string): Promise<Problem | undefined> =>
  read(name, text).then(
    () => undefined,
    (error) => (error instanceof FileProblem ? error.problem : Promise.reject(error)),
  );

const feature = (coordinates: unknown, type = "Point") =>
  `{ "type": "Feature", "properties": {}, "geometry": { "type": "${type}", "coordinates": ${JSON.stringify(coordinates)} } }`;
const collection = (...features: string[]) =>
  `{ "type": "FeatureCollection", "features": [\n${features.join(",\n")}\n] }`;

it.each([
  ["commas", "name,lat,lng\nBerlin,52.5,13.4\nLima,-12,-77\n"],
  ["semicolons", "Longitude;Latitude\r\n13.4;52.5\r\n\r\n-77;-12"],
  ["tabs", "x\ty\n13.4\t52.5\n-77\t-12"],
  ["quotes", '"lon","name","lat"\n13.4,"Berlin, the ""city""",52.5\n-77,Lima,-12'],
])("reads CSV with %s", async (_, text) => {
  expect([...(await read("points.csv", text))]).toEqual([13.4, 52.5, -77, -12]);
});

const line = [
  [1, 2],
  [3, 4],
];
const mixed = collection(
  feature([13.4, 52.5]),
  feature(line, "MultiPoint"),
  feature(line, "LineString"),
  '{ "type": "Feature", "geometry": null, "properties": { "name": "\\"]}[{\\\\" } }',
  '{ "type": "Feature", "geometry": { "type": "GeometryCollection", "geometries": [{ "type": "Point", "coordinates": [5, 6] }] } }',
);
const MIXED = [13.4, 52.5, 1, 2, 3, 4, 5, 6];

it("reads the points of GeoJSON and passes over lines and missing geometry", async () => {
  expect([...(await read("points.geojson", mixed))]).toEqual(MIXED);
});

it("reads GeoJSON in whatever pieces it comes", () => {
  for (const size of [1, 2, 3, 7, 64]) {
    const into = new Coordinates();
    const reader = new GeoJsonReader(into);
    for (let at = 0; at < mixed.length; at += size) reader.push(mixed.slice(at, at + size));
    reader.finish();
    expect([...into.finish()]).toEqual(MIXED);
  }
});

it.each([
  ["a feature alone", feature([1, 2])],
  ["a geometry alone", '{ "type": "MultiPoint", "coordinates": [[1, 2]] }'],
  ["a collection that says last what it is", `{ "features": [${feature([1, 2])}], "type": "FeatureCollection" }`],
  [
    "other lists before the features",
    `{ "type": "FeatureCollection", "bbox": [0, 0, { "a": 1 }], "features": [${feature([1, 2])}] }`,
  ],
])("reads %s", async (_, text) => {
  expect([...(await read("points.json", text))]).toEqual([1, 2]);
});

it("takes more points than there was room for", async () => {
  const rows = Array.from({ length: 40_000 }, (_, n) => `${n / 1_000},${n / 1_000}`);
  const lngLat = await read("points.csv", ["x,y", ...rows].join("\n"));
  expect(lngLat.length).toBe(80_000);
  expect([...lngLat.subarray(-2)]).toEqual([39.999, 39.999]);
});

it("says which part of the file is read", async () => {
  for (const [name, text] of [
    ["a.json", mixed],
    ["a.csv", "lng,lat\n1,2"],
  ] as const) {
    const shares: number[] = [];
    await readPoints(new File([text], name), (share) => shares.push(share));
    expect(shares.at(-1)).toBe(1);
  }
});

it.each<[string, string, string, Problem]>([
  ["a header without columns", "a.csv", "a,b\n1,2", { kind: "columns", line: 1 }],
  [
    "a word for a number",
    "a.csv",
    "lng,lat\n1,2\nwest,4",
    { kind: "degrees", line: 3, what: "longitude", cell: "west", most: 180 },
  ],
  [
    "a latitude beyond the pole, behind a cell of two lines",
    "a.csv",
    'lng,lat,name\n1,2,"one\ntwo"\n1,91,x',
    { kind: "degrees", line: 4, what: "latitude", cell: "91", most: 90 },
  ],
  ["a missing cell", "a.csv", "lng,lat\n1", { kind: "degrees", line: 2, what: "latitude", cell: "", most: 90 }],
  ["no point at all", "a.csv", "lng,lat\n", { kind: "empty" }],
  ["nothing at all", "a.csv", "", { kind: "empty" }],
  ["something that is not JSON", "a.json", '{\n"type": "Feature",\n]', { kind: "json", line: 3 }],
  ["a collection that ends early", "a.json", mixed.slice(0, -2), { kind: "json", line: 7 }],
  [
    "a feature that ends early",
    "a.json",
    `{ "type": "FeatureCollection", "features": [\n{ "type": `,
    { kind: "json", line: 2 },
  ],
  [
    "a missing comma",
    "a.json",
    `{ "features": [\n${feature([1, 2])}\n${feature([1, 2])}] }`,
    { kind: "json", line: 3 },
  ],
  ["JSON that is no map", "a.json", "[1, 2]", { kind: "geojson", line: 1 }],
  ["JSON without a type", "a.json", '{ "a": 1 }', { kind: "geojson", line: 1 }],
  [
    "a broken feature",
    "a.json",
    collection(feature([1, 2]), feature([1, 200])),
    { kind: "feature", line: 3, feature: 2 },
  ],
  [
    "a feature without coordinates",
    "a.json",
    collection(feature("here", "MultiPoint")),
    { kind: "feature", line: 2, feature: 1 },
  ],
])("names the line of %s", async (_, name, text, problem) => {
  expect(await problemOf(name, text)).toEqual(problem);
});
