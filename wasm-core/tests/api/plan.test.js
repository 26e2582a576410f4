// The five planners at the JavaScript face, over the real WebAssembly: what comes in, what comes back, what is refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseStops, compareLists, meetingPlace, optimiseRoute, planCarpool } from "../../pkg/index.js";
import { randomSource } from "../js/support/random.js";

const street = (...lngs) => lngs.map((lng) => ({ lng, lat: 52.5 }));
const refused = (message, act) => assert.throws(act, (error) => error.code === "invalid-argument" && error instanceof Error && message.test(error.message));

test("stops along a street are put in order, with the times before and after", () => {
  const plan = optimiseRoute(street(13.4, 13.43, 13.41, 13.42), { fixFirst: true, mode: "bike", startMin: 600 });
  assert.deepEqual(plan.order, [0, 2, 3, 1]);
  assert.deepEqual([plan.isExact, plan.isEstimate], [true, true]);
  assert.ok(plan.after.lengthKm < plan.before.lengthKm && plan.after.travelMin < plan.before.travelMin);
  assert.equal(plan.after.visits[0].arriveMin, 600);
  assert.deepEqual(plan.after.visits.map(({ stop }) => stop), plan.order);
  assert.ok(Math.abs(plan.after.lengthKm / plan.after.travelMin - 15 / 60) < 1e-9);
});

test("a matrix of one-way streets, locks, opening hours and what is closed", () => {
  const minutes = [0, 1, 9, 9, 0, 1, 5, 9, 0];
  const open = (...windows) => windows;
  assert.deepEqual(optimiseRoute([{}, {}, {}], { matrix: { minutes } }).order, [0, 1, 2]);
  assert.deepEqual(optimiseRoute([{}, {}, { position: 0 }], { matrix: { minutes: Float32Array.from(minutes) } }).order, [2, 0, 1]);
  assert.deepEqual(optimiseRoute([{}, { locked: true }, {}], { matrix: { minutes }, roundTrip: true }).after.travelMin, 7);
  const late = [{ open: open([0, 5], [20, 30]), stayMin: 2 }, { open: open([0, 1]) }, {}];
  const plan = optimiseRoute(late, { matrix: { minutes }, startMin: 3 });
  assert.equal(plan.after.closedCount, 1);
  assert.deepEqual(plan.after.visits.filter(({ isOpen }) => !isOpen).map(({ stop }) => stop), [1]);
});

test("what fits into two hours gives the group most", () => {
  const [a, b, far] = street(13.4, 13.41, 13.9);
  const candidates = [{ ...a, wishes: [1, 0], stayMin: 45 }, { ...b, wishes: [1, 1], stayMin: 45, cost: 5 }, { ...far, wishes: [9, 9] }];
  const plan = chooseStops(candidates, { timeMin: 120, start: [13.4, 52.5] });
  assert.deepEqual([plan.order, plan.granted, plan.worth, plan.worthOfAll, plan.cost, plan.isExact], [[0, 1], [2, 1], 3, 21, 5, true]);
  assert.ok(plan.schedule.endMin <= 120 && plan.schedule.visits.length === 2);
  assert.deepEqual(chooseStops(candidates, { timeMin: 120, budget: 4, start: [13.4, 52.5] }).order, [0]);
  assert.deepEqual(chooseStops(candidates, { timeMin: 120, weights: [0, 1], distanceKm: 1, start: [13.4, 52.5] }).order, [1]);
  assert.deepEqual(chooseStops(candidates, { timeMin: 1, start: [14, 52] }).order, []);
});

test("the fairest place has the least longest way, and says that it is an estimate", () => {
  const places = Float64Array.of(13.3, 52.5, 13.4, 52.5, 13.45, 52.5);
  const people = [{ lng: 13.3, lat: 52.5 }, { lng: 13.5, lat: 52.5 }];
  const { places: [best, ...others], isEstimate } = meetingPlace(places, people, { mode: "bike" });
  assert.deepEqual([best.place, others.length, isEstimate], [1, 2, true]);
  assert.ok(Math.abs(best.worstMin - Math.max(...best.minutes)) < 1e-9 && best.differenceMin < 1e-6);
  assert.match(best.explanation, /^longest way 34 min, shortest 34 min, difference 0 min; estimated along straight lines$/);
  const slow = [{ ...people[0], mode: "bike" }, { ...people[1], mode: { speedKmh: 4 } }];
  assert.equal(meetingPlace(Float32Array.from(places), slow, { limit: 1 }).places[0].place, 2);
});

test("riders find seats, and whoever does not is told why", () => {
  const car = (lat) => ({ lng: 13, lat, seatsTotal: 3, companions: 1 });
  const question = {
    cars: [car(52.5), car(52.6)], destination: { lng: 13.4, lat: 52.5 },
    parties: [{ lng: 13.1, lat: 52.5, size: 2 }, { lng: 13.1, lat: 52.6 }, { lng: 13.1, lat: 52.6, size: 4 }],
  };
  const plan = planCarpool(question, { arriveByMin: 200 });
  assert.deepEqual(plan.rides.map(({ pickups }) => pickups.map(({ party }) => party)), [[0], [1]]);
  assert.deepEqual(plan.unassigned, [{ party: 2, reason: "party-too-large" }]);
  assert.deepEqual([plan.sums.carried, plan.sums.moved, plan.isExact, plan.rides[1].freeSeats], [3, 0, true, 1]);
  assert.ok(plan.sums.driveMin <= plan.nearestCar.driveMin);
  const changed = planCarpool(question, { previous: [0, 0, null], direction: "back" });
  assert.equal(changed.sums.moved, 1);
});

test("the same wish in other words is found, and a maybe is kept apart", () => {
  const both = compareLists([
    [{ title: "See the Northern Lights", note: "not read" }, { title: "Visit the Acropolis", placeId: null }],
    [{ title: "northern light" }, { title: "Acroplis" }, { title: "Noma", lng: 12.6, lat: 55.7 }],
  ]);
  assert.deepEqual(both.wishes.map(({ title, lists }) => [title, lists]), [
    ["northern light", [0, 1]], ["Visit the Acropolis", [0]], ["Acroplis", [1]], ["Noma", [1]],
  ]);
  assert.deepEqual(both.wishes[0].matches, [{ from: { list: 0, item: 0 }, to: { list: 1, item: 0 }, score: 1, reasons: ["same-words"] }]);
  assert.deepEqual(both.probable.map(({ wishes, reasons }) => [wishes, reasons]), [[[1, 2], ["same-words", "typing-errors"]]]);
});

test("bad input is refused by name, and nothing breaks", () => {
  const stop = { lng: 1, lat: 1 };
  refused(/^stops must be an array$/, () => optimiseRoute(undefined));
  refused(/^stops must not be empty$/, () => optimiseRoute([]));
  refused(/^stops must be at most 1024$/, () => optimiseRoute(Array(1_025).fill(stop)));
  refused(/^stops\[1\]\.lat must be a number$/, () => optimiseRoute([stop, { lng: 1, lat: Number.NaN }]));
  refused(/^stops\[1\] must be a longitude/, () => optimiseRoute([stop, { lng: 1, lat: 91 }]));
  refused(/^stops\[0\]\.stayMin must be a number from 0/, () => optimiseRoute([{ ...stop, stayMin: -1 }]));
  refused(/^stops\[0\]\.open\[0\] must be two numbers$/, () => optimiseRoute([{ ...stop, open: [[1]] }]));
  refused(/^stops\[0\]\.open must open before it closes$/, () => optimiseRoute([{ ...stop, open: [[2, 1]] }]));
  refused(/locked to position 0/, () => optimiseRoute([{ ...stop, position: 1 }, stop], { fixFirst: true }));
  refused(/locked to position 1/, () => optimiseRoute([{ ...stop, position: 1 }, { ...stop, locked: true }]));
  refused(/^mode must be 'walk'/, () => optimiseRoute([stop], { mode: "fly" }));
  refused(/^travel\.speedKmh must be a number from 0\.1/, () => optimiseRoute([stop], { mode: { speedKmh: 0 } }));
  refused(/^matrix\.minutes must have a number/, () => optimiseRoute([{}], { matrix: { minutes: [] } }));
  refused(/^matrix\.minutes\[0\] must be a number/, () => optimiseRoute([{}], { matrix: { minutes: [Number.NaN] } }));
  refused(/^seed must be a whole number/, () => optimiseRoute([stop], { seed: 1.5 }));
  refused(/^candidates\[0\]\.wishes must be there$/, () => chooseStops([stop], { timeMin: 1 }));
  refused(/^timeMin must be a number$/, () => chooseStops([{ ...stop, wishes: [1] }], {}));
  refused(/^start must be two numbers$/, () => chooseStops([{ ...stop, wishes: [1] }], { timeMin: 1, start: [1] }));
  refused(/^places must not be empty$/, () => meetingPlace(new Float64Array(0), [stop]));
  refused(/^people must not be empty$/, () => meetingPlace([1, 1], []));
  refused(/^places\[0\] must be a longitude/, () => meetingPlace(Float64Array.of(Number.NaN, 1), [stop]));
  refused(/^limit must be a number from 1/, () => meetingPlace([1, 1], [stop], { limit: 0 }));
  refused(/^question\.cars must be there$/, () => planCarpool({}));
  const cars = [{ ...stop, seatsTotal: 0 }];
  refused(/^cars\[0\]\.seatsTotal must be a number from 1/, () => planCarpool({ cars, parties: [stop], destination: stop }));
  refused(/^question\.destination must be there$/, () => planCarpool({ cars, parties: [stop] }));
  refused(/^lists must be at least 2$/, () => compareLists([[]]));
  refused(/^lists\[0\]\[0\]\.title must be there$/, () => compareLists([[{}], []]));
  refused(/^lists\[0\]\[0\]\.lat must be a number$/, () => compareLists([[{ title: "x", lng: 1 }], []]));
});

test("whatever is asked, the answer keeps to the question or is an Error", () => {
  const { below, chance, next, pick, some } = randomSource(5);
  const odd = () => pick([undefined, null, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e308, "x", [], {}, true, 3]);
  const place = () => (chance(0.97) ? { lng: next(), lat: next() } : { lng: odd(), lat: odd() });
  const spoilt = (fields) => (chance(0.03) ? { ...fields, [pick(Object.keys(fields))]: odd() } : fields);
  const open = () => some(2, () => [below(100), 100 + below(100)]);
  const asks = [
    () => optimiseRoute(some(25, () => spoilt({ ...place(), stayMin: below(9), open: open(), locked: chance(0.2) })), spoilt({ roundTrip: chance(0.5), startMin: below(99), effort: 0.01 })),
    () => chooseStops(some(25, () => spoilt({ ...place(), wishes: [next()], stayMin: below(9), open: open() })), spoilt({ timeMin: below(300), budget: below(9), effort: 0.01 })),
    () => meetingPlace(Float64Array.from(some(99, next)), some(9, place), spoilt({ limit: below(9), stepMin: below(3) })),
    () => planCarpool({ cars: some(4, () => spoilt({ ...place(), seatsTotal: below(5) })), parties: some(14, () => spoilt({ ...place(), size: 1 + below(2) })), destination: place() }, spoilt({ effort: 0.001, arriveByMin: below(300) })),
    () => compareLists(some(13, () => some(6, () => spoilt({ ...place(), title: some(3, () => pick(["a", "run", "10", "é", "\ud800"])).join(" ") })))),
  ];
  const answers = [0, 0];
  for (let n = 0; n < 2_000; n++) {
    try {
      const answer = pick(asks)();
      assert.ok(!JSON.stringify(answer).includes("null"), "a number is none");
      answers[0]++;
    } catch (error) {
      assert.ok(error instanceof Error && error.code === "invalid-argument" && error.message.length < 200, String(error));
      answers[1]++;
    }
  }
  assert.ok(answers.every((count) => count > 300), String(answers));
});
