/**
 * Planning: `node bench/plan.mjs`, or at the end of `npm run bench`. Prints milliseconds and the gap to the best known, and
 * writes PLAN.md beside this file.
 *
 * What is proven has no gap. Elsewhere the best known is the best of several searches a hundred times as long.
 */
import { writeFileSync } from "node:fs";
import { chooseStops, compareLists, meetingPlace, optimiseRoute, planCarpool } from "../pkg/plan.js";
import { randomSource } from "../tests/js/support/random.js";
import { machine } from "./report.mjs";
import { repeated, summary, timed } from "./timing.mjs";

const CASES = 20;
const LONG = { effort: 20, runs: 2 };
const short = (value) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));
const range = ({ min, median, max }) => `${short(median)} (${short(min)}–${short(max)})`;
const percent = (share) => `${(100 * share).toFixed(2)} %`;
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const rows = [];

function row(what, ms, gap, remark = "") {
  rows.push([what, range(ms), gap, remark]);
  console.log(`${what}: ${range(ms)} ms, ${gap}${remark && `; ${remark}`}`);
}

/** Points of a town, or of a country with `spread` 20. */
const placesOf = (random, count, spread = 1) => Array.from({ length: count }, () => ({ lng: 13.2 + 0.4 * spread * random.next(), lat: 52.4 + 0.25 * spread * random.next() }));

/** Times of many questions, each asked once after a warm-up, and by how much `measure` of the answer misses the best known. */
function search(questions, ask, measure) {
  for (const question of questions.slice(0, 3)) ask(question, { effort: 1 });
  const times = [], gaps = [];
  for (const question of questions) {
    let answer;
    times.push(timed(() => { answer = ask(question, { effort: 1 }); }));
    const best = Math.min(...Array.from({ length: LONG.runs }, (_, seed) => measure(ask(question, { effort: LONG.effort, seed }))), measure(answer));
    gaps.push((measure(answer) - best) / Math.abs(best));
  }
  return { ms: summary(times), gaps };
}
const gapOf = (gaps) => `${percent(mean(gaps))} over the best known on average, ${percent(Math.max(...gaps))} at most`;

function routes() {
  const random = randomSource(1);
  for (const count of [12, 16]) {
    const stops = placesOf(random, count);
    row(`\`optimiseRoute\`, ${count} stops`, summary(repeated(() => optimiseRoute(stops), 20)), "proven");
  }
  const timed = placesOf(random, 13).map((stop, at) => ({ ...stop, stayMin: 20, open: [[60 * (at % 5), 60 * (at % 5) + 240]] }));
  row("`optimiseRoute`, 13 stops with opening hours", summary(repeated(() => optimiseRoute(timed, { mode: "bike" }), 10)), "proven");
  for (const count of [50, 200]) {
    const questions = Array.from({ length: CASES }, () => placesOf(random, count));
    const { ms, gaps } = search(questions, (stops, options) => optimiseRoute(stops, { roundTrip: true, ...options }), ({ after }) => after.lengthKm);
    row(`\`optimiseRoute\`, ${count} stops`, ms, gapOf(gaps));
  }
  // Copies of one stop keep the answer and make too many for a proof, so that the search is held against the proof.
  const gaps = Array.from({ length: 100 }, () => {
    const stops = placesOf(random, 14);
    const proven = optimiseRoute(stops).after.travelMin;
    return optimiseRoute([...stops, ...Array(17).fill(stops[0])]).after.travelMin / proven - 1;
  });
  const ms = summary(repeated(() => optimiseRoute(placesOf(random, 31)), 20));
  row("`optimiseRoute`, 14 stops without proof", ms, `${percent(mean(gaps))} over the proven best on average, ${percent(Math.max(...gaps))} at most`);
}

function choices() {
  const random = randomSource(2);
  const candidate = (place) => {
    const from = random.below(200);
    return { ...place, wishes: Array.from({ length: 4 }, () => random.below(3)), stayMin: 15 + random.below(45), cost: random.below(20), ...(random.chance(0.3) && { open: [[from, from + 120]] }) };
  };
  const options = { timeMin: 240, budget: 100, start: [13.4, 52.52], mode: "bike" };
  const ask = (candidates, more) => chooseStops(candidates, { ...options, ...more });
  const few = placesOf(random, 12).map(candidate);
  row("`chooseStops`, 12 candidates, 4 hours", summary(repeated(() => ask(few), 20)), "proven");
  for (const count of [14, 200]) {
    const questions = Array.from({ length: CASES }, () => placesOf(random, count).map(candidate));
    const { ms, gaps } = search(questions, ask, ({ worth }) => -worth);
    const same = gaps.filter((gap) => gap < 1e-9).length;
    row(`\`chooseStops\`, ${count} candidates, 4 hours`, ms, `${percent(mean(gaps))} under the best known on average, ${percent(Math.max(...gaps))} at most`, `equal in ${same} of ${CASES}`);
  }
}

function meetings() {
  const random = randomSource(3);
  const lngLat = Float64Array.from({ length: 2e6 }, (_, at) => (at % 2 ? 160 * random.next() - 80 : 360 * random.next() - 180));
  for (const count of [4, 12]) {
    const questions = Array.from({ length: 20 }, () => placesOf(random, count, 20));
    meetingPlace(lngLat, questions[0]);
    row(`\`meetingPlace\`, 1M places, ${count} people`, summary(questions.map((people) => timed(() => meetingPlace(lngLat, people)))), "exact");
  }
  const crowded = Float64Array.from({ length: 2e6 }, (_, at) => (at % 2 ? 45 : 5) + 15 * random.next());
  const people = placesOf(random, 12, 10);
  row("`meetingPlace`, 1M places around 12 people", summary(repeated(() => meetingPlace(crowded, people), 10)), "exact");
}

function carpools() {
  const random = randomSource(4);
  const question = (cars, parties) => ({
    cars: placesOf(random, cars, 2).map((place) => ({ ...place, seatsTotal: 4, maxDetourMin: 240 })),
    parties: placesOf(random, parties, 2).map((place) => ({ ...place, size: random.chance(0.05) ? 2 : 1 })),
    destination: { lng: 14.6, lat: 52.6 },
  });
  const small = question(4, 10);
  row("`planCarpool`, 4 cars, 10 parties", summary(repeated(() => planCarpool(small), 10)), "proven");
  for (const [cars, parties] of [[10, 36], [25, 90]]) {
    const questions = Array.from({ length: CASES / 4 }, () => question(cars, parties));
    const missing = ({ sums }) => sums.driveMin + 1e4 * (2 * parties - sums.carried);
    const { ms, gaps } = search(questions, (own, options) => planCarpool(own, options), missing);
    const less = questions.map((own) => planCarpool(own)).map(({ sums, nearestCar }) => 1 - sums.driveMin / nearestCar.driveMin);
    row(`\`planCarpool\`, ${cars} cars, ${parties} parties`, ms, gapOf(gaps), `${percent(mean(less))} less driving than everybody to the nearest car`);
  }
}

function overlaps() {
  const random = randomSource(5);
  const words = Array.from({ length: 900 }, () => Array.from({ length: 4 + random.below(7) }, () => String.fromCharCode(97 + random.below(26))).join(""));
  const wish = () => ({ title: ["visit", "the", ...Array.from({ length: 1 + random.below(3) }, () => random.pick(words))].join(" "), ...(random.chance(0.5) && placesOf(random, 1, 20)[0]) });
  for (const [lists, items] of [[2, 100], [12, 100], [12, 500]]) {
    const question = Array.from({ length: lists }, () => Array.from({ length: items }, wish));
    row(`\`compareLists\`, ${lists} lists of ${items}`, summary(repeated(() => compareLists(question), 5)), "all pairs");
  }
}

for (const measure of [routes, choices, meetings, carpools, overlaps]) measure();

const { processor, cores, node, date } = machine();
const table = [["What", "ms", "Gap", ""], ["---", "---", "---", "---"], ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
writeFileSync(new URL("PLAN.md", import.meta.url), `# Planning, measured

\`node bench/plan.mjs\`, the last part of \`npm run bench\`, writes this page.

${date}, ${processor}, ${cores} cores, Node ${node}. Milliseconds are medians, with the least and the most, the copying into WebAssembly included. Proven answers have no gap; elsewhere the best known is the best of ${LONG.runs} searches with \`effort: ${LONG.effort}\`. Points are seeded and random, the worst case for any order.

${table}
`);
