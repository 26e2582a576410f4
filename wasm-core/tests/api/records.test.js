// Records at the JavaScript face, and their generated types.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { recordTypes } from "../../packaging/records.mjs";
import {
  applyItemOps, applyPlanOps, auditPoints, badges, isoMoment, normaliseBucketList, orderBetween, pickFirstBucketList, questChecks, userNameError, validateActivity, validateBucketList,
  validateQuest, validateSignUp,
} from "../../pkg/index.js";
import { randomSource } from "../js/support/random.js";

const NOW = "2024-12-31T23:30:00.000Z";
const defaults = { uid: "u1", now: new Date(NOW), userName: "ada", timeZone: "Europe/Berlin" };

test("the types of the records are those of the Rust structs", async () => {
  const written = await readFile(new URL("../../js/records.ts", import.meta.url), "utf8");
  assert.equal(written, await recordTypes(), "run `npm run generate`");
});

test("an empty record gets the six defaults of the specification and no more", () => {
  assert.deepEqual(normaliseBucketList({}, defaults), {
    userId: "u1", activities: [], createdAt: NOW, updatedAt: NOW, year: 2025, createdByUsername: "ada",
  });
});

test("what is there stays, unknown fields too, and the record given is not changed", () => {
  const record = Object.freeze({ year: 2031, mood: { kept: [1, null] }, createdAt: { seconds: 1, nanoseconds: 5e6 }, updatedAt: 7, userId: undefined });
  const list = normaliseBucketList(record, defaults);
  assert.deepEqual([list.year, list.mood, list.createdAt, list.updatedAt, list.userId], [
    2031, { kept: [1, null] }, "1970-01-01T00:00:01.005Z", "1970-01-01T00:00:00.007Z", "u1",
  ]);
});

test("every number comes through to its last bit", () => {
  const { below } = randomSource(7);
  const bits = new Uint32Array(2);
  const numbers = Array.from({ length: 5_000 }, () => {
    bits.set([below(2 ** 32), below(2 ** 32)]);
    return new Float64Array(bits.buffer)[0];
  }).filter(Number.isFinite);
  assert.deepEqual(normaliseBucketList({ numbers }, defaults).numbers, numbers);
});

test("a default is taken as it is, even one that validation would refuse", () => {
  assert.equal(normaliseBucketList({}, { ...defaults, now: 0, timeZone: "UTC" }).year, 1970);
});

test("the year is that of the person's zone around New Year", () => {
  const year = (timeZone, now = NOW) => normaliseBucketList({}, { ...defaults, now, timeZone }).year;
  assert.deepEqual(["UTC", "Europe/Berlin", "America/New_York", "Pacific/Kiritimati", "Asia/Kathmandu", 29, 30, -60].map((zone) => year(zone)), [
    2024, 2025, 2024, 2025, 2025, 2024, 2025, 2024,
  ]);
  assert.equal(year("America/New_York", "2025-01-01T04:59:59Z"), 2024);
  assert.equal(year("America/New_York", "2025-01-01T05:00:00Z"), 2025);
  assert.equal(year(undefined), new Date(NOW).getFullYear());
  assert.throws(() => year("Mars/Olympus"), { code: "invalid-argument", message: /timeZone/ });
});

test("every form of a moment is read, and nothing else", () => {
  const iso = "2025-01-31T08:30:00.000Z";
  const seconds = Date.parse(iso) / 1000;
  for (const moment of [new Date(iso), iso, "2025-01-31T09:30+01:00", seconds * 1000, { seconds, nanoseconds: 999_999 }, { _seconds: seconds, _nanoseconds: 0 }]) {
    assert.equal(isoMoment(moment), iso);
  }
  for (const moment of ["yesterday", new Date(Number.NaN), true, [], {}, { seconds: "1" }, undefined, 1e300, 10n]) {
    assert.throws(() => isoMoment(moment), (error) => error.code === "invalid-argument" && error.message.includes("moment"));
  }
});

test("a field of the wrong kind is named", () => {
  assert.throws(() => normaliseBucketList({ year: "2025", activities: {} }, defaults), (error) => {
    assert.equal(error.code, "invalid-argument");
    assert.deepEqual(error.details.fields.map(({ field }) => field), ["activities", "year"]);
    return true;
  });
});

test("the list of the user name comes first, then that of the name, first match", () => {
  const lists = [{ createdByUsername: "Ada", n: 1 }, { createdByUsername: "ada", n: 2 }, { createdByUsername: "ada", n: 3 }];
  const pick = (person) => pickFirstBucketList(lists, person)?.n ?? null;
  assert.deepEqual([{ user_name: "ada", name: "Ada" }, { name: "Ada" }, { user_name: "", name: "Ada" }, { user_name: null }, { user_name: "bob", name: "Ada" }, {}].map(pick), [
    2, 1, 1, null, null, null,
  ]);
});

test("edits are applied all or none and the list given is not changed", () => {
  const list = normaliseBucketList({}, defaults);
  const now = "2025-03-01T00:00:00.000Z";
  const added = applyItemOps(list, [
    { op: "add", activity: { id: "a", title: "See the aurora" } },
    { op: "add", activity: { id: "b", title: "Bake bread", kind: "make" } },
    { op: "tick", id: "a", done: true },
  ], { now });
  assert.deepEqual(added.activities.map(({ id, status, kind, doneAt }) => [id, status, kind, doneAt]), [
    ["a", "done", "do", now], ["b", "wish", "make", undefined],
  ]);
  assert.equal(added.updatedAt, now);
  const before = structuredClone(added);
  assert.throws(() => applyItemOps(added, [{ op: "remove", id: "a" }, { op: "remove", id: "nope" }], { now }), { code: "not-found" });
  assert.deepEqual(added, before);
  const [first, second] = added.activities;
  const moved = applyItemOps(added, [{ op: "move", id: "a", order: orderBetween(second.order, null) }], { now });
  assert.ok(first.order < second.order && moved.activities[0].order > second.order);
});

test("messages are read behind a label and name the field by its path", () => {
  const activity = { id: "x", title: "", steps: [{ id: "s" }] };
  assert.deepEqual(validateActivity(activity), [
    { field: "title", message: "must not be empty" }, { field: "steps[0].title", message: "is required" },
  ]);
  const list = { ...normaliseBucketList({}, defaults), activities: [activity] };
  assert.equal(validateBucketList(list)[0].field, "activities[0].title");
  assert.deepEqual(validateSignUp({ email: "ada@example.com", password: "analytical", name: "Ada", user_name: "ada_l.1" }), []);
  assert.equal(userNameError("Ada"), "must have only a to z, digits, _ and .");
  assert.equal(userNameError("ada"), undefined);
});

const quest = {
  title: "Old town", summary: "Three gates", story: "Once", category: "history", cover: "p1",
  stops: [
    { id: "a", title: "Gate", lat: 52.5, lng: 13.4, clue: "Look up", proof: { type: "question", question: "How many?", answers: ["7"] } },
    { id: "b", title: "Well", lat: 52.51, lng: 13.41, clue: "Listen", optional: true },
  ],
};

test("a quest is validated as a draft, and checked for its publication, field by field", () => {
  assert.deepEqual([validateQuest({}), validateQuest(quest), questChecks(quest)], [[], [], []]);
  assert.deepEqual(validateQuest({ stops: [{ id: "a", lat: 91 }] }), [{ field: "stops[0].lat", message: "must be a number from -90 to 90" }]);
  const [gate, well] = quest.stops;
  const poor = { ...quest, title: " ", minPeople: 11, stops: [{ ...gate, proof: { type: "code", answers: [] } }, { ...well, clue: "", lat: 54, openFrom: "09:30" }] };
  assert.deepEqual(questChecks(poor).map(({ field, blocking }) => [field, blocking]), [
    ["title", true], ["stops[0].proof.answers", true], ["stops[1].clue", false], ["stops[1].openFrom", true], ["stops[1].lat", false], ["stops", false], ["minPeople", true],
  ]);
  assert.equal(questChecks(poor).find(({ field }) => field === "stops[1].lat").message, "is 167 km from the stop before it");
});

test("a ledger is added up again by the rules, and counted for badges", () => {
  const line = (rule, subject, points, more = {}) => ({
    uid: "ada", rule, subject, points, offered: points, evidence: { kind: "friend", grade: "B" }, day: 4, week: 1, at: "1970-01-05T10:00:00.000Z", ...more,
  });
  const alone = [1, 2].map((n) => line("itemAlone", `list.${n}`, 5, { evidence: { kind: "none", grade: "D" } }));
  const together = line("itemTogether", "list.3", 20, { friend: "bob" });
  const voided = { ...together, points: -20, voids: "ada:itemTogether:list.3", at: "1970-01-06T10:00:00.000Z" };
  assert.deepEqual(auditPoints([voided, ...alone, together]), { points: 10, differences: [] });
  const third = line("itemAlone", "list.4", 5, { evidence: { kind: "none", grade: "D" }, at: "1970-01-05T11:00:00.000Z" });
  assert.deepEqual(auditPoints([...alone, third]), { points: 15, differences: [{ line: 2, due: 0 }] });
  assert.deepEqual(badges([together])[0], { kind: "together", count: 1, level: 1, next: 10, reachedAt: together.at });
  assert.deepEqual(badges([together, voided])[0], { kind: "together", count: 0, level: 0, next: 1 });
  assert.throws(() => badges([{ ...third, rule: "flew" }]), { code: "invalid-argument", message: "lines[0].rule must be a name of the ledger" });
});

test("plans are edited all or none, as on the server", () => {
  const plan = Object.freeze({ ownerId: "u1", days: [{ date: "2026-05-31", stops: [{ id: "a", name: "Museum", lat: 1, lng: 2 }] }], mood: "kept" });
  const edited = applyPlanOps(plan, [
    { op: "set", fields: { title: "Weekend" } },
    { op: "addDay", day: { date: "2026-05-30", stops: [] } },
    { op: "moveStop", id: "a", date: "2026-05-30", at: 5 },
    { op: "setStop", id: "a", fields: { name: "Gallery" } },
  ]);
  assert.deepEqual([edited.title, edited.mood, edited.days.map(({ date, stops }) => [date, stops.map(({ name }) => name)])], [
    "Weekend", "kept", [["2026-05-30", ["Gallery"]], ["2026-05-31", []]],
  ]);
  assert.deepEqual(plan.days.length, 1);
  const lunch = { id: "l", title: "Lunch", amount: 2_000, each: true, guess: true };
  const shared = applyPlanOps(plan, [
    { op: "set", fields: { currency: "EUR" } },
    { op: "addPerson", person: { id: "p", name: "Ann" } },
    { op: "setPerson", id: "p", fields: { start: { name: "Station", lat: 1, lng: 2 } } },
    { op: "addCost", cost: lunch },
    { op: "addCost", cost: { id: "t", title: "Tickets", amount: 2_700, paidBy: "p" }, at: 0 },
    { op: "setCost", id: "l", fields: { each: null } },
  ]);
  assert.deepEqual([shared.people[0].start.name, shared.costs.map(({ id, each }) => [id, each])], ["Station", [["t", undefined], ["l", undefined]]]);
  const alone = applyPlanOps(shared, [{ op: "removePerson", id: "p" }, { op: "removeCost", id: "t" }, { op: "removeCost", id: "l" }]);
  assert.deepEqual([Object.hasOwn(alone, "people"), Object.hasOwn(alone, "costs")], [false, false]);
  for (const [op, message] of [
    [{ op: "removePerson", id: "x" }, "the plan has no person 'x'"],
    [{ op: "setCost", id: "x", fields: {} }, "the plan has no cost 'x'"],
    [{ op: "addCost", cost: { ...lunch, amount: -1 } }, /costs\[0\]\.amount/],
    [{ op: "addCost", cost: { ...lunch, amount: 0.5 } }, /costs\[0\]\.amount/],
    [{ op: "set", fields: { currency: "euro" } }, /currency/],
  ]) {
    assert.throws(() => applyPlanOps(plan, [op]), { message });
  }
  assert.throws(() => applyPlanOps(plan, [{ op: "removeStop", id: "nope" }]), { code: "not-found", details: { id: "nope" } });
  assert.throws(() => applyPlanOps(plan, [{ op: "setStop", id: "a", fields: { lat: 91 } }]), { code: "invalid-argument", message: /days\[0\]\.stops\[0\]\.lat/ });
  assert.throws(() => applyPlanOps(plan, [{ op: "fly" }]), { code: "invalid-argument", message: /^ops\[0\] must be one of set/ });
  assert.throws(() => applyPlanOps(plan, [{ op: "addDay" }]), { code: "invalid-argument", message: "ops[0].day must be there" });
});

test("what a record holds comes through as JSON has it", () => {
  const odd = JSON.parse('{"__proto__": {"polluted": 1}, "deep": [[[{}]]], "minus": -0, "large": 12345678901234567890, "text": "\\ufffd"}');
  const through = normaliseBucketList(odd, defaults);
  assert.deepEqual([Object.hasOwn(through, "__proto__"), through.polluted, through.minus, through.large, through.text], [true, undefined, 0, 12345678901234567890, "\ufffd"]);
  assert.throws(() => normaliseBucketList({ text: "\ud800" }, defaults), { code: "invalid-argument", message: "record cannot be written as JSON" });
});
