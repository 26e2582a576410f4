// The gazetteer as it is shipped: packed at build from the real places, read and searched through the WebAssembly.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isSection, readTowns } from "../../packaging/gazetteer/towns.mjs";
import { PlaceIndex } from "../../pkg/index.js";

const cities = readTowns().filter((town) => !isSection(town) && (town.population >= 1000 || /^PPL[AC]/.test(town.feature)));
const bytes = readFileSync(new URL("../../pkg/gazetteer.bin", import.meta.url));
const more = readFileSync(new URL("../../pkg/gazetteer-more.bin", import.meta.url));
const index = new PlaceIndex(bytes);
const first = (text, options) => index.search(text, options)[0];

test("every town of the data set is in it, with its name, country, population and position", () => {
  assert.equal(index.length, cities.length);
  const byId = new Map(cities.map((city) => [`geonames:${city.id}`, city]));
  for (let at = 0; at < index.length; at += 1) {
    const place = index.get(at);
    const city = byId.get(place.id);
    assert.equal(place.name, city.name.replaceAll(/\s+/g, " "));
    assert.equal(place.country, city.country);
    assert.equal(place.population, city.population);
    assert.equal(place.kind, "town");
    assert.ok(Math.abs(place.lng - city.lng) < 6e-6);
    assert.ok(Math.abs(place.lat - city.lat) < 6e-6);
  }
});

test("what people type finds the place they mean", () => {
  assert.equal(first("kyot").name, "Kyoto");
  assert.equal(first("sao p").name, "São Paulo");
  assert.equal(first("reikjavik").name, "Reykjavík");
  assert.equal(first("kopenhagen").name, "Copenhagen");
  assert.equal(first("san fransisco").name, "San Francisco");
  assert.equal(first("springfield", { near: [-89.6, 39.8] }).admin, "IL");
  assert.equal(first("springfield illinois").region, "Illinois");
});

test("what is added is found by name with its kind and its names, and the map stays that of the towns", () => {
  const all = new PlaceIndex(bytes);
  all.add(more);
  const [tower] = all.search("eiffelturm");
  assert.deepEqual([tower.name, tower.kind, tower.country, tower.names], ["Eiffel Tower", "sight", "FR", { de: "Eiffelturm", local: "Tour Eiffel" }]);
  assert.match(tower.id, /^place:\d+$/);
  assert.ok(tower.index >= index.length);
  assert.deepEqual(all.get(tower.index), tower);
  assert.equal(all.search("cologne", { limit: 1 })[0].names.en, "Cologne");
  assert.equal(all.search("sahara desert", { limit: 1 })[0].country, "");
  assert.equal(all.coordinates().length, 2 * index.length);
  assert.equal(all.nearest(2.2945, 48.8584).place.kind, "town");
  const length = all.length;
  assert.throws(() => all.add(more.subarray(0, 10_000)), { code: "data-loss" });
  assert.equal(all.length, length);
  assert.equal(all.search("eiffelturm", { limit: 1 })[0].id, tower.id);
});

test("coordinates come in the order of the indexes", () => {
  const coordinates = index.coordinates();
  assert.equal(coordinates.length, 2 * index.length);
  assert.deepEqual([...coordinates.subarray(0, 2)], [index.get(0).lng, index.get(0).lat]);
});

test("a click finds the nearest place and a view its best known ones", () => {
  assert.equal(index.nearest(2.35, 48.85).place.name, "Paris");
  assert.deepEqual(
    index.inView([-10, 37, 5, 44], 2).map((place) => place.name),
    ["Madrid", "Barcelona"],
  );
});

test("bad input is an error that names the argument, and the index stays usable", () => {
  const invalid = { code: "invalid-argument" };
  assert.throws(() => new PlaceIndex(new Uint8Array(3)), invalid);
  assert.throws(() => new PlaceIndex(bytes.subarray(0, 10_000)), { code: "data-loss", message: /checksum/ });
  assert.throws(() => index.search("a", { limit: 0 }), { ...invalid, message: /options\.limit/ });
  assert.throws(() => index.search("a", { near: [Number.NaN, 0] }), { ...invalid, message: /options\.near/ });
  assert.throws(() => index.search("a", { near: "here" }), { ...invalid, message: /options/ });
  assert.throws(() => index.nearest(0, 91), { ...invalid, message: /latitude/ });
  assert.throws(() => index.inView([0, 0, 1], 5), { ...invalid, message: /bbox/ });
  assert.equal(index.get(index.length), null);
  assert.equal(first("kyoto").name, "Kyoto");
});
