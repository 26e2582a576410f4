// What `make gazetteer` takes from GeoNames' dump of all places: a small one with its columns.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const packer = fileURLToPath(new URL("../../packaging/gazetteer.mjs", import.meta.url));

/** A line of allCountries.txt: 19 columns, https://download.geonames.org/export/dump/readme.txt. */
function line({ id, name, alternates = "", lat, lng, feature: [featureClass, code], country, admin = "", population = 0 }) {
  const divisions = [country, "", admin, "", "", ""];
  return [id, name, name, alternates, lat, lng, featureClass, code, ...divisions, population, "", 0, "Europe/Zurich", "2024-01-01"].join("\t");
}

function linesOf(dump) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [packer, "full"], { input: dump, encoding: "utf8", maxBuffer: 1 << 28 });
  return { status, stderr, places: stdout.split("\n").map((each) => each.split("\t")).filter(([type]) => type === "place") };
}

const dump = [
  line({ id: 90000001, name: "Piz Beispiel", alternates: "Example Peak,Пиц Байшпиль", lat: 46.5, lng: 9.9, feature: ["T", "PK"], country: "CH", admin: "GR" }),
  line({ id: 90000002, name: "Beispielsee", lat: 46.6, lng: 9.8, feature: ["H", "LK"], country: "CH", admin: "GR" }),
  line({ id: 90000003, name: "Haus Nummer 7", lat: 46.6, lng: 9.8, feature: ["S", "HSE"], country: "CH" }),
  line({ id: 90000004, name: "Schloss ohne zweiten Namen", lat: 46.6, lng: 9.8, feature: ["S", "CSTL"], country: "CH" }),
  line({ id: 90000005, name: "Schloss Beispiel", alternates: "Example Castle", lat: 46.6, lng: 9.8, feature: ["S", "CSTL"], country: "CH" }),
  line({ id: 6254976, name: "Tour Eiffel", alternates: "Eiffel Tower,Eiffelturm", lat: 48.8583, lng: 2.2945, feature: ["S", "MNMT"], country: "FR" }),
  line({ id: 2761369, name: "Vienna", alternates: "Wien", lat: 48.20849, lng: 16.37208, feature: ["P", "PPLC"], country: "AT", population: 1691468 }),
  line({ id: 90000006, name: "Neudorf", lat: 46.6, lng: 9.8, feature: ["P", "PPL"], country: "CH", population: 120 }),
  line({ id: 90000007, name: "Polberg", alternates: "A,B", lat: 95, lng: 9.8, feature: ["T", "MT"], country: "CH" }),
  line({ id: 90000008, name: " ", lat: 46.6, lng: 9.8, feature: ["T", "MT"], country: "CH" }),
  line({ id: 90000009, name: "Niemandsberg", lat: 46.6, lng: 9.8, feature: ["T", "MT"], country: "" }),
  "",
].join("\n");

test("the whole dump adds peaks, waters, sights with a second name and towns, each once", () => {
  const { status, stderr, places } = linesOf(dump);
  assert.equal(status, 0, stderr);
  const byId = new Map(places.map((place) => [place[2], place]));
  const kinds = ["90000001", "90000002", "90000005", "90000006"].map((id) => byId.get(id)?.[1]);
  assert.deepEqual(kinds, ["mountain", "lake", "sight", "town"]);
  assert.deepEqual(byId.get("90000001").slice(3, 5), ["CH", "GR"]);
  assert.deepEqual(byId.get("90000001").slice(7, 10), ["9.9", "46.5", "Piz Beispiel"]);
  // Neither what nobody looks for, nor what the other tables have.
  for (const id of ["90000003", "90000004", "6254976", "2761369"]) assert.equal(byId.has(id), false, id);
  assert.equal(places.filter((place) => place[9] === "Eiffel Tower").length, 1);
});

test("a line that cannot be packed is left out, and does not stop the others", () => {
  const ids = linesOf(dump).places.map((place) => place[2]);
  for (const id of ["90000007", "90000008", "90000009"]) assert.equal(ids.includes(id), false, id);
});

test("another table than GeoNames' is refused", () => {
  const { status, stderr } = linesOf("a,b,c\n");
  assert.notEqual(status, 0);
  assert.match(stderr, /has 19 columns, unlike: a,b,c/);
});
