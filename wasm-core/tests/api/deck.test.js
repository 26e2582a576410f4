// What the layer of clusters decides without a canvas: what to ask, how a view turns into the next, what a key does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ClusterIndex, constants } from "../../pkg/index.js";
import { abbreviatedCount, atSamePosition, countGlyphs, GLYPHS, ringEnds, sizeSteps } from "../../pkg/deck/columns.js";
import { fanOffsets, fanPositions, openFan } from "../../pkg/deck/fan.js";
import { clusterKeyboard } from "../../pkg/deck/keyboard.js";
import { clusteredPoints, clusterSource } from "../../pkg/deck/source.js";
import { defaultStyle } from "../../pkg/deck/style.js";
import { ClusterView } from "../../pkg/deck/view.js";
import { boundingBox, contains, padded, turnTowards, turnTowardsEach } from "../../pkg/deck/window.js";
import { randomSource } from "../js/support/random.js";

const world = [-180, -85, 180, 85];
const settled = () => new Promise((resolve) => setImmediate(resolve));

function scattered(points) {
  const { next } = randomSource(7);
  return Float64Array.from({ length: 2 * points }, (_, n) => (n % 2 ? next() * 140 - 70 : next() * 360 - 180));
}

const usual = { format: null, characters: GLYPHS };

function viewOf(source, { animated = true, categories = () => undefined, countFormat = () => usual } = {}) {
  const seen = { changes: 0, errors: [] };
  const view = new ClusterView({ source, animated: () => animated, categories, countFormat, onChange: () => { seen.changes += 1; }, onError: (error) => seen.errors.push(error), now: () => 1000, timed: (work) => work() });
  return { view, seen };
}

test("circles have the five icon sizes of the constants, less the space between them", () => {
  assert.deepEqual(defaultStyle.sizesPx.map((size) => size + 7), [...constants.CLUSTER_ICON_SIZES]);
});

test("the glyphs of a count spell its abbreviation", () => {
  const counts = Uint32Array.of(1, 2, 10, 99, 100, 999, 1000, 1249, 9951, 135233, 999500, 12300000);
  const glyphs = countGlyphs(counts);
  const spelled = Array.from(counts, (_, at) => [...glyphs.subarray(8 * at, 8 * at + 8)].map((glyph) => GLYPHS[glyph] ?? "").join(""));
  assert.deepEqual(spelled, ["", ...Array.from(counts.subarray(1), abbreviatedCount)]);
  assert.deepEqual(spelled.slice(-4), ["10k", "135k", "1M", "12M"]);
});

test("counts are written as the program formats them, again once the format is another, without characters it did not name", async () => {
  const english = { format: (count) => `${count / 1000}K`, characters: "0123456789.K" };
  const german = { format: (count) => count.toLocaleString("de-DE"), characters: "0123456789" };
  const spelled = ({ glyphs }, { characters }) => [...glyphs].map((glyph) => characters[glyph] ?? "").join("");
  let countFormat = english;
  const arrays = { length: 1, positions: Float64Array.of(0, 0), counts: Uint32Array.of(155_500), ids: Float64Array.of(1) };
  const { view } = viewOf({ clusters: () => arrays }, { animated: false, countFormat: () => countFormat });
  view.look(world, 1);
  await settled();
  assert.equal(spelled(view.shown, english), "155.5K");
  countFormat = german;
  view.respell();
  assert.equal(spelled(view.shown, german), "155500");
});

test("the size follows the digits of the count, and a single point has none", () => {
  assert.deepEqual([...sizeSteps(Uint32Array.of(1, 2, 10, 999, 1000, 123456), 5)], [0, 1, 2, 3, 4, 5]);
});

test("slices end at growing shares of the whole, and more than eight categories share the last", () => {
  assert.deepEqual([...ringEnds([1, 1, 2], 1)], [0.25, 0.5, 1, 1, 1, 1, 1, 1]);
  assert.deepEqual([...ringEnds(new Array(10).fill(1), 1)].map((end) => Number(end.toFixed(2))), [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 1]);
  assert.deepEqual([...ringEnds([0, 0], 1)], new Array(8).fill(0));
});

test("a window that crosses the antimeridian is asked for with west beyond east, and one around the world whole", () => {
  assert.deepEqual(boundingBox([170, -10, 190, 10]), [170, -10, -170, 10]);
  assert.deepEqual(boundingBox([-200, -80, 200, 80]), [-180, -80, 180, 80]);
  assert.ok(contains(padded([10, 0, 20, 10], 0.4), [12, 1, 23, 11]));
  assert.ok(!contains(padded([10, 0, 20, 10], 0.4), [12, 1, 25, 11]));
});

test("entries are turned to the copy of the world in view, and nothing flies around it", () => {
  assert.deepEqual([...turnTowards(Float64Array.of(-179, 5, 179, 5), 180)], [181, 5, 179, 5]);
  assert.deepEqual([...turnTowardsEach(Float64Array.of(-179, 5), Float64Array.of(178, 0))], [181, 5]);
});

test("a map that moves within what it asked for asks nothing", async () => {
  const source = await clusteredPoints(scattered(500), {}, { worker: undefined, name: "points" });
  const { view, seen } = viewOf(source);
  view.look([0, 0, 20, 20], 3);
  await settled();
  assert.equal(seen.changes, 1);
  assert.ok(!view.wants([5, 3, 25, 23], 3));
  assert.ok(view.wants([15, 3, 35, 23], 3));
  assert.ok(view.wants([0, 0, 20, 20], 4));
});

test("nearer by, entries start where they were together; further away, they end where they will be", async () => {
  const index = new ClusterIndex();
  index.loadCoordinates(scattered(2000));
  const { view } = viewOf(clusterSource(index));
  for (const zoom of [2, 3]) {
    view.look(world, zoom);
    await settled();
  }
  const lower = index.clusters(world, 2);
  const starts = new Set(Array.from({ length: lower.length }, (_, at) => lower.positions[2 * at + 1]));
  assert.equal(view.shown.zoom, 3);
  assert.ok(Array.from({ length: view.shown.arrays.length }, (_, at) => view.shown.from[2 * at + 1]).every((latitude) => starts.has(latitude)));
  view.look(world, 2);
  await settled();
  assert.equal(view.leaving.zoom, 3);
  assert.ok(Array.from({ length: view.leaving.arrays.length }, (_, at) => view.leaving.to[2 * at + 1]).every((latitude) => starts.has(latitude)));
  index.free();
});

test("whoever wants less motion gets none", async () => {
  const source = await clusteredPoints(scattered(500), {}, { worker: undefined, name: "points" });
  const { view } = viewOf(source, { animated: false });
  for (const zoom of [2, 3]) {
    view.look(world, zoom);
    await settled();
  }
  assert.equal(view.shown.motionStart, undefined);
  assert.equal(view.leaving, undefined);
});

test("a failure is told, and the next look asks again; a question that was replaced is no failure", async () => {
  const failures = [Object.assign(new Error("replaced"), { code: "cancelled" }), new Error("broken")];
  const { view, seen } = viewOf({ clusters: () => Promise.reject(failures.shift()) });
  view.look(world, 1);
  view.look(world, 2);
  await settled();
  assert.deepEqual(seen.errors.map(({ message }) => message), ["broken"]);
  assert.ok(view.wants(world, 2));
});

test("an answer that comes late does not replace a newer one", async () => {
  const answers = [];
  const { view } = viewOf({ clusters: (_, zoom) => new Promise((resolve) => answers.push(() => resolve({ length: 1, positions: Float64Array.of(0, 0), counts: Uint32Array.of(zoom), ids: Float64Array.of(0) }))) });
  view.look(world, 1);
  view.look(world, 2);
  answers[1]();
  await settled();
  answers[0]();
  await settled();
  assert.equal(view.shown.zoom, 2);
});

test("numbers of a category become the ends of slices", async () => {
  const source = await clusteredPoints(scattered(50), {}, { worker: undefined, name: "points" });
  const { view } = viewOf(source, { categories: ({ length }) => new Float64Array(2 * length).fill(1) });
  view.look(world, 0);
  await settled();
  assert.deepEqual([...view.shown.rings.subarray(0, 3)], [0.5, 1, 1]);
});

test("a fan keeps its items apart, few of them in a circle and many in a spiral", () => {
  for (const items of [2, 9, 10, 80]) {
    const offsets = fanOffsets(items);
    for (let a = 0; a < items; a += 1) {
      for (let b = 0; b < a; b += 1) assert.ok(Math.hypot(offsets[2 * a] - offsets[2 * b], offsets[2 * a + 1] - offsets[2 * b + 1]) > 18, `${items}: ${a} and ${b}`);
    }
  }
});

test("a fan stands around its address at every scale", () => {
  const viewport = { project: ([x, y]) => [x * 10, y * 10], unproject: ([x, y]) => [x / 10, y / 10] };
  const { items, roots } = fanPositions(openFan([5, 6], Uint32Array.of(3, 4)), viewport);
  assert.deepEqual([...roots], [5, 6, 5, 6]);
  assert.ok(Math.abs(items[1] - (6 - 4.6)) < 1e-4);
});

test("entries at one address are found", () => {
  const arrays = { positions: Float64Array.of(1, 2, 3, 4, 1, 2), counts: Uint32Array.of(1, 1, 1) };
  assert.deepEqual(atSamePosition(arrays, 2), [0, 2]);
});

test("keys walk over the entries in view, open them, and give the map its keys back", () => {
  const log = [];
  const entries = { length: 4, positions: Float64Array.of(50, 50, 80, 52, 20, 50, 500, 50), counts: Uint32Array.of(3, 1, 7, 9), ids: Float64Array.of(10, 1, 12, 13) };
  const keyboard = clusterKeyboard({
    entries: () => entries, project: (position) => position, size: () => [100, 100],
    onFocus: (entry) => log.push(`focus ${entry?.id}`), onOpen: ({ id }) => log.push(`open ${id}`), onClose: () => log.push("close"), announce: (text) => log.push(text),
  });
  assert.equal(keyboard.handleKey("ArrowRight"), false);
  assert.deepEqual(["Enter", "ArrowRight", "ArrowRight", "Enter", "Escape", "ArrowLeft"].map((key) => keyboard.handleKey(key)), [true, true, true, true, true, false]);
  assert.deepEqual(log, [
    "focus 10", "3 places. Enter goes nearer.", "focus 1", "1 place. Enter opens it.", "Nothing further in this direction.", "open 1", "close", "focus undefined", "The arrow keys move the map again.",
  ]);
});
