// What `make gazetteer` takes from GeoNames' dump of all places: a small one with its columns.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { PlaceIndex } from "../../pkg/index.js";

const packer = fileURLToPath(new URL("../../packaging/gazetteer.mjs", import.meta.url));
const script = fileURLToPath(new URL("../../packaging/full-gazetteer.sh", import.meta.url));

/** A line of allCountries.txt: 19 columns, https://download.geonames.org/export/dump/readme.txt. */
function line({ id, name, alternates = "", lat, lng, feature: [featureClass, code], country, admin = "", population = 0 }) {
  const divisions = [country, "", admin, "", "", ""];
  return [id, name, name, alternates, lat, lng, featureClass, code, ...divisions, population, "", 0, "Europe/Zurich", "2024-01-01"].join("\t");
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

test("the whole dump is packed: peaks, waters, sights with a second name and towns, each once and found by name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gazetteer-"));
  try {
    await writeFile(join(folder, "allCountries.txt"), dump);
    // The profile that the package is built with; operators take the faster one.
    const { status, stderr } = spawnSync(script, [join(folder, "allCountries.txt"), join(folder, "packed.bin")], { encoding: "utf8", env: { ...process.env, PROFILE: "dev" } });
    assert.equal(status, 0, stderr);
    const places = new PlaceIndex(await readFile(join(folder, "packed.bin")));
    const byId = new Map(Array.from({ length: places.length }, (_, at) => places.get(at)).map((place) => [place.id, place]));
    const kinds = [1, 2, 5, 6].map((number) => byId.get(`geonames:9000000${number}`)?.kind);
    assert.deepEqual(kinds, ["mountain", "lake", "sight", "town"]);
    const { name, country, admin, lng, lat } = byId.get("geonames:90000001");
    assert.deepEqual([name, country, admin, lng, lat], ["Piz Beispiel", "CH", "GR", 9.9, 46.5]);
    assert.equal(places.search("example castle")[0].id, "geonames:90000005");
    // Neither what nobody looks for, nor what the other tables have, nor a line that cannot be packed, which stops no other.
    for (const id of [90000003, 90000004, 6254976, 2761369, 90000007, 90000008, 90000009]) assert.equal(byId.has(`geonames:${id}`), false, `${id}`);
    assert.equal([...byId.values()].filter((place) => place.name === "Eiffel Tower").length, 1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("another table than GeoNames' is refused", () => {
  const { status, stderr } = spawnSync(process.execPath, [packer, "full"], { input: "a,b,c\n", encoding: "utf8", maxBuffer: 1 << 28 });
  assert.notEqual(status, 0);
  assert.match(stderr, /has 19 columns, unlike: a,b,c/);
});
