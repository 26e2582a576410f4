// What people type, with the place they mean: tests/places-queries.tsv. The share that is right is printed.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { distanceKm, foldedWords } from "../../packaging/gazetteer/geography.mjs";
import { PlaceIndex } from "../../pkg/index.js";

const packed = (name) => readFileSync(new URL(`../../pkg/${name}`, import.meta.url));
const [, ...lines] = readFileSync(new URL("../places-queries.tsv", import.meta.url), "utf8").trimEnd().split("\n");
const queries = lines.map((line) => {
  const [text, names, lat, lng] = line.split("\t");
  return { text, names: names.split("|"), lat: Number(lat), lng: Number(lng) };
});

/** A country is where any of it is; a tower is not. */
const REACH_KM = { country: 900, region: 900, desert: 900, sea: 900, river: 900 };

const folded = (name) => foldedWords(name).join(" ");

const isMeant = (query) => (place) =>
  [place.name, ...Object.values(place.names)].some((name) => query.names.map(folded).includes(folded(name))) && distanceKm(query, place) < (REACH_KM[place.kind] ?? 60);

test("at least 95 % of what people type finds the place they mean first, 99 % among the first three", (context) => {
  const index = new PlaceIndex(packed("gazetteer.bin"));
  index.add(packed("gazetteer-more.bin"));
  const ranks = queries.map((query) => ({ query, rank: index.search(query.text).findIndex(isMeant(query)) }));
  const share = (most) => ranks.filter(({ rank }) => rank >= 0 && rank < most).length / ranks.length;
  context.diagnostic(`${ranks.length} queries: ${(100 * share(1)).toFixed(1)} % first, ${(100 * share(3)).toFixed(1)} % in three`);
  for (const { query, rank } of ranks) if (rank !== 0) context.diagnostic(`"${query.text}" finds ${query.names[0]} at ${rank}`);
  assert.ok(queries.length >= 300);
  assert.ok(share(1) >= 0.95);
  assert.ok(share(3) >= 0.99);
});
