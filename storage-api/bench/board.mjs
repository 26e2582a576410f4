#!/usr/bin/env node
// Time in which a leaderboard is answered over a ledger of a million lines: everybody, a league and friends, this week and
// of all time, over eight connections. The folder is made through `import`, its readers through `signUp`.
//
//   storage-api/bench/board.mjs [lines, 1000000] [people, 20000] [program]
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const READERS = 20;
const CONNECTIONS = 8;
const ASKED_EACH = 1_000;
const WEEKS = 50;
const DAY_MS = 86_400_000;

const lines = Number(process.argv[2] ?? 1_000_000);
const people = Number(process.argv[3] ?? 20_000);
const program = process.argv[4] ?? fileURLToPath(new URL("../../target/release/storage-api", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "yonder-board-"));
const data = join(folder, "data");
const without = "1000000000";
let server;

async function start() {
  server = spawn(program, ["serve", "--listen", "127.0.0.1:0", "--data", data, "--site", folder], {
    env: { ...process.env, YONDER_WRITES_PER_MINUTE: without, YONDER_SIGN_UPS_PER_HOUR: without },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [printed] = await once(server.stdout.setEncoding("utf8"), "data");
  return /http:\S+/.exec(printed)[0].replace("localhost", "127.0.0.1");
}

async function stop() {
  server.kill("SIGTERM");
  await once(server, "exit");
}

async function call(address, name, given, token) {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${address}/functions/${name}`, { method: "POST", headers, body: JSON.stringify({ data: given }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${text}`);
  return JSON.parse(text).result;
}

/** Writes the ledger and its sums as `import` reads them: most people have a little, a few have very much. */
async function writeLedger(file, uids) {
  const today = Math.floor(Date.now() / DAY_MS);
  const weekOf = (day) => Math.floor((day + 3) / 7);
  const sums = new Map();
  const out = createWriteStream(file);
  const write = async (collection, id, document) => {
    const line = JSON.stringify({ collection, id, version: 1, data: document });
    if (!out.write(`${line}\n`)) await once(out, "drain");
  };
  for (const [at, uid] of uids.entries()) {
    await write("users", uid, { name: `Person ${at}`, user_name: `person_${at}`, createdAt: "2026-01-01T00:00:00.000Z" });
  }
  const everybody = [...uids, ...readers.map(({ uid }) => uid)];
  let random = 1;
  for (let at = 0; at < lines; at += 1) {
    random = (random * 48_271) % 2_147_483_647;
    const uid = everybody[Math.floor((random / 2_147_483_647) ** 1.5 * everybody.length)];
    const day = today - (at % (7 * WEEKS));
    const points = at % 3 === 0 ? 20 : 5;
    const rule = points === 20 ? "itemTogether" : "itemAlone";
    const evidence = points === 20 ? { kind: "friend", grade: "B" } : { kind: "none", grade: "D" };
    const week = weekOf(day);
    const atMs = new Date(day * DAY_MS + (at % DAY_MS)).toISOString();
    const entry = { uid, rule, subject: `list.${at}`, points, offered: points, evidence, day, week, at: atMs };
    await write("points", `${uid}:${rule}:list.${at}`, entry);
    for (const board of ["all", `all/w${week}`]) {
      const id = `${uid}:${board}`;
      const sum = sums.get(id) ?? { uid, board, points: 0, located: 0 };
      sum.points += points;
      sums.set(id, sum);
    }
  }
  for (const [id, sum] of sums) await write("scores", id, sum);
  out.end();
  await once(out, "finish");
  return sums.size;
}

const readers = [];
try {
  let address = await start();
  for (let at = 0; at < READERS; at += 1) {
    const form = { email: `r${at}@example.com`, password: "correct horse battery", name: `R ${at}`, user_name: `reader_${at}` };
    const { uid } = await call(address, "signUp", form);
    readers.push({ uid, email: form.email, password: form.password });
  }
  await stop();
  const file = join(folder, "ledger.jsonl");
  const uids = Array.from({ length: people }, (_, at) => `person${String(at).padStart(14, "0")}`);
  const sums = await writeLedger(file, uids);
  execFileSync(program, ["import", "--data", data, file], { stdio: "ignore" });
  rmSync(file);
  address = await start();
  for (const reader of readers) reader.token = (await call(address, "signIn", reader)).idToken;

  console.log(`${lines} lines, ${sums} sums, ${people} people; load ${loadavg()[0].toFixed(1)}`);
  console.log("| Board | Period | p50, ms | p99, ms | slowest, ms |\n| --- | --- | --- | --- | --- |");
  for (const board of ["friends", "league", "all"]) {
    for (const period of ["week", "lastWeek", "all"]) {
      const took = [];
      const ask = async (connection) => {
        for (let at = connection; at < ASKED_EACH; at += CONNECTIONS) {
          const began = performance.now();
          await call(address, "getLeaderboard", { board, period }, readers[at % READERS].token);
          took.push(performance.now() - began);
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => ask(connection)));
      took.sort((a, b) => a - b);
      const figures = [took[took.length / 2], took[Math.floor(took.length * 0.99)], took.at(-1)];
      console.log(`| ${board} | ${period} | ${figures.map((ms) => ms.toFixed(1)).join(" | ")} |`);
    }
  }
} finally {
  if (server?.exitCode === null) await stop();
  rmSync(folder, { recursive: true });
}
