import { expect, it } from "vitest";
import { pointsInText } from "./read-file";

const feature = (coordinates: unknown, type = "Point") =>
  `{ "type": "Feature", "properties": {}, "geometry": { "type": "${type}", "coordinates": ${JSON.stringify(coordinates)} } }`;
const collection = (...features: string[]) =>
  `{ "type": "FeatureCollection", "features": [\n${features.join(",\n")}\n] }`;

it.each([
  ["commas", "name,lat,lng\nBerlin,52.5,13.4\nLima,-12,-77\n"],
  ["semicolons", "Longitude;Latitude\r\n13.4;52.5\r\n\r\n-77;-12"],
  ["tabs", "x\ty\n13.4\t52.5\n-77\t-12"],
  ["quotes", '"lon","name","lat"\n13.4,"Berlin, the ""city""",52.5\n-77,Lima,-12'],
])("reads CSV with %s", (_, text) => {
  expect([...pointsInText("points.csv", text)]).toEqual([13.4, 52.5, -77, -12]);
});

it("reads the points of GeoJSON and passes over lines and missing geometry", () => {
  const text = collection(
    feature([13.4, 52.5]),
    feature(
      [
        [1, 2],
        [3, 4],
      ],
      "MultiPoint",
    ),
    feature(
      [
        [1, 2],
        [3, 4],
      ],
      "LineString",
    ),
    '{ "type": "Feature", "geometry": null }',
  );
  expect([...pointsInText("points.geojson", text)]).toEqual([13.4, 52.5, 1, 2, 3, 4]);
});

it.each([
  ["a header without columns", "a.csv", "a,b\n1,2", "Line 1: the header needs"],
  ["a word for a number", "a.csv", "lng,lat\n1,2\nwest,4", "Line 3: the longitude “west”"],
  ["a latitude beyond the pole", "a.csv", "lng,lat\n1,91", "Line 2: the latitude “91”"],
  ["a missing cell", "a.csv", "lng,lat\n1", "Line 2: the latitude “”"],
  ["no point at all", "a.csv", "lng,lat\n", "Line 1: there is no point"],
  ["something that is not JSON", "a.json", '{\n"type": "Feature",\n]', "Line 3: this is not JSON"],
  ["a broken feature", "a.json", collection(feature([1, 2]), feature([1, 200])), "Line 3: feature 2 has no longitude"],
  [
    "a feature without coordinates",
    "a.json",
    collection(feature("here", "MultiPoint")),
    "Line 2: feature 1 has no coordinates",
  ],
])("names the line of %s", (_, name, text, problem) => {
  expect(() => pointsInText(name, text)).toThrow(problem);
});
