// Opens the pages of a creator with much to show in a real Chromium, and says how long they take to be drawn and to answer.
//   npm run trace:creators -- [runs]        after `make build`; prints figures and exits with 1 where they miss the target
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { withServer } from "../lighthouse/server.mjs";
import { quantile } from "./read-trace.mjs";

const OPEN_MS = 1_000;
const ANSWER_MS = 100;
const DATES = 400;
const BOOKINGS = 5_000;
/** Guests of the date whose door is opened. */
const AT_DOOR = 400;
const STOPS = 50;
const AT_ONCE = 16;
const DAY_MS = 86_400_000;
const runs = Number(process.argv[2] ?? 5);
const root = fileURLToPath(new URL("../../..", import.meta.url));
const executablePath = execFileSync(join(root, "app/e2e/browser.sh"), ["--path"], { encoding: "utf8" }).trim();
const flags = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
const browser = await chromium.launch({ executablePath, args: flags });
// One person makes in a minute what others make in a year.
Object.assign(process.env, { YONDER_WRITES_PER_MINUTE: "1000000", YONDER_MEBIBYTES_PER_PERSON: "1024" });
/** Milliseconds by what was done. */
const measured = new Map();
const note = (what, ms) => measured.set(what, [...(measured.get(what) ?? []), ms]);
try {
  await withServer(root, async (url) => {
    const made = await seed(url);
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
      await context.addCookies([{ name: "auth_token", value: made.token, url }]);
      const page = await context.newPage();
      await page.addInitScript(watch);
      await writing(page, url, made);
      await table(page, url);
      await guests(page, url, { ...made, run });
      await context.close();
    }
    process.exitCode = report();
  });
} finally {
  await browser.close();
}

async function seed(url) {
  const post = async (name, data, token) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const body = JSON.stringify({ data: { idempotencyKey: crypto.randomUUID(), ...data } });
    const answer = await fetch(`${url}/functions/${name}`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    return (await answer.json()).result;
  };
  const account = { name: "Ann Example", user_name: "ann_example", email: "ann@example.test" };
  const { idToken: token } = await post("signUp", { ...account, password: "a long enough secret" });
  const stops = Array.from({ length: STOPS }, (_, at) => ({
    ...{ id: `stop${at}`, title: `Stop ${at}`, clue: "Look up.", storyText: "Somebody lived here.", stayMin: 5 },
    ...{ lat: 38.7 + 0.002 * (at % 7) + 0.0003 * at, lng: -9.14 + 0.0021 * (at % 5), proof: { type: "location" } },
  }));
  const about = { summary: "A walk.", story: "Once.", category: "culture", difficulty: 2, language: "en" };
  const quest = { ...about, title: "A long walk", mode: "scheduled", capacityDefault: AT_DOOR * 2, stops };
  const { id } = await post("saveQuestDraft", { quest }, token);
  const day = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const at = (days, hours) => new Date(day + days * DAY_MS + hours * 3_600_000).toISOString();
  const sessions = Array.from({ length: DATES }, (_, n) => ({
    ...{ startsAt: at(n + 1, 16), endsAt: at(n + 1, 18), timeZone: "Europe/Lisbon" },
  }));
  const { sessionIds } = await post("addQuestSessions", { questId: id, sessions }, token);
  await post("publishQuest", { questId: id }, token);
  const of = (n) => sessionIds[n < AT_DOOR ? 0 : 1 + (n % (DATES - 1))];
  for (let n = 0; n < BOOKINGS; n += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, BOOKINGS - n) }, (_, more) => n + more);
    await Promise.all(
      some.map((guest) => post("addWalkIn", { sessionId: of(guest), name: `Guest ${guest}`, seats: 1 }, token)),
    );
  }
  return { token, questId: id, sessionId: sessionIds[0] };
}

/** Opens an address; notes when what was waited for was drawn, counted from the start of the navigation. */
async function open(page, what, address, selector) {
  await page.goto(address);
  await page.waitForSelector(selector);
  note(what, await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => seen(performance.now())))));
  // What the page still does behind what is drawn is over.
  await page.waitForTimeout(1_500);
}

/** Notes how long each press of a key or button took until the next frame, as browsers measure it for INP. */
async function answers(page, what, act) {
  await page.evaluate(() => {
    window.answers = new Map();
  });
  await act();
  await page.waitForTimeout(300);
  const all = await page.evaluate(() => [...window.answers.values()]);
  for (const ms of all) note(what, ms);
}

function watch() {
  window.answers = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.answers.set(interactionId, Math.max(window.answers.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}

async function writing(page, url, { questId }) {
  const list = page.getByRole("region", { name: "Stops", exact: true }).getByRole("listitem");
  await open(page, "composer: open", `${url}/creator/create-quest?quest=${questId}&step=stops`, "button[aria-pressed]");
  await list.nth(2).locator("button[aria-pressed]").click();
  await page.getByRole("textbox", { name: "Name", exact: true }).focus();
  await answers(page, "composer: letter in a title", () => page.keyboard.type("a few letters", { delay: 120 }));
  const handle = list
    .nth(4)
    .getByRole("button", { name: /^Move / })
    .or(list.nth(4).locator("button").first())
    .first();
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  await answers(page, "composer: drag a stop", async () => {
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 20, { steps: 4 });
    await page.mouse.move(x, y + 140, { steps: 8 });
    await page.mouse.up();
  });
  // Each run begins with the same quest.
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForTimeout(1_500);
}

async function table(page, url) {
  await open(page, "table of 400 dates: open", `${url}/quest-dashboard_copy`, "tbody tr");
  await page.getByRole("searchbox").focus();
  await answers(page, "table of 400 dates: filter", () => page.keyboard.type("walk sat", { delay: 120 }));
}

async function guests(page, url, { questId, sessionId, run }) {
  const address = `${url}/quest-dashboard?quest=${questId}`;
  await open(page, "dashboard of a quest: open", address, "dl");
  await page.getByRole("searchbox").focus();
  await answers(page, "dashboard of a quest: find a guest", () => page.keyboard.type("guest 12", { delay: 120 }));
  await open(page, "door: open", `${address}&door=${sessionId}`, "header p");
  await answers(page, "door: names", () => page.getByText("Names", { exact: true }).click());
  await page.getByRole("searchbox").focus();
  await answers(page, "door: find a guest", () => page.keyboard.type("guest 12", { delay: 120 }));
  // Somebody who came without a ticket is off the list then: each run has a guest of its own.
  const guest = page.getByRole("button", { name: `Let Guest 12${run} in`, exact: true });
  await answers(page, "door: take back", () => guest.click());
}

function report() {
  let missed = 0;
  for (const [what, all] of measured) {
    const [p50, p95] = [0.5, 0.95].map((share) => Math.round(quantile(all, share)));
    const target = what.endsWith("open") ? OPEN_MS : ANSWER_MS;
    if (p95 > target) missed += 1;
    console.log(`  ${what}: p50 ${p50} ms, p95 ${p95} ms of ${all.length} (target: p95 <= ${target} ms)`);
  }
  return missed > 0 ? 1 : 0;
}
