// Covers at the JavaScript face: what is wrong is named, and the package draws the bytes that the server draws.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Covers } from "../../pkg/covers.js";

const covers = new Covers(readFileSync(new URL("../../../app/src/map/pin-map/coast.svg", import.meta.url), "utf8"));
const subject = {
  kind: "list", id: "l1", numeral: "2026", categories: ["water", "food"],
  places: [{ lng: -4.7, lat: 51.6, category: "water" }, { lng: 14.5, lat: 68.1, category: null }, { lng: 16.4, lat: 48.2 }],
};

test("a cover is a picture and the colours for the words beside it", () => {
  const { svg, plate, ink } = covers.draw(subject, 300, 300);
  assert.match(svg, /^<svg [^>]*viewBox="0 0 300 300".*<\/svg>$/s);
  assert.match(plate + ink, /^(#[0-9a-f]{6}){2}$/);
  assert.equal(svg, covers.draw({ ...subject }, 300, 300).svg);
});

test("what is wrong is named by its path", () => {
  const draw = (changes, width = 64) => () => covers.draw({ ...subject, ...changes }, width, 64);
  assert.throws(draw({ kind: "map" }), /subject\.kind must be list, quest or hangout/);
  assert.throws(draw({ places: [{ lng: 1 }] }), /subject\.places\[0\]\.lat must be a number/);
  assert.throws(draw({}, 5), /width must be from 16 to 4096/);
  assert.throws(() => new Covers(7), /coast must be a text/);
});
