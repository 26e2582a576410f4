#!/usr/bin/env node
// Bytes that ticks of a large list cost the disk: one person ticks the items of a list one after the other, and `/proc` says
// what every thread wrote but those that answer requests (Linux only). Durable, with accounts, rules and validation on.
//
//   storage-api/bench/ticks.mjs [ticks, 1200] [program]
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const ITEMS = 480;
const NOTE = "A walk along the coast. ".repeat(16);
/** Time for the tree's own threads to write what they hold. */
const SETTLE_MS = 2_500;

const ticks = Number(process.argv[2] ?? 1_200);
const program = process.argv[3] ?? fileURLToPath(new URL("../../target/release/storage-api", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "yonder-ticks-"));
const without = "1000000000";
const server = spawn(program, ["serve", "--listen", "127.0.0.1:0", "--data", join(folder, "data"), "--site", folder], {
  env: { ...process.env, YONDER_WRITES_PER_MINUTE: without, YONDER_DOCUMENTS_PER_PERSON: without },
  stdio: ["ignore", "pipe", "ignore"],
});
try {
  const [printed] = await once(server.stdout.setEncoding("utf8"), "data");
  const address = /http:\S+/.exec(printed)[0];
  const ask = async (method, path, body, token) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(address + path, { method, headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    return { bytes: text.length, ...JSON.parse(text) };
  };
  const person = { email: "a@example.com", password: "correct horse battery", name: "A", user_name: "a_ticker" };
  const { result: me } = await ask("POST", "/functions/signUp", { data: person });
  const activities = Array.from({ length: ITEMS }, (_, i) => ({
    id: `item${i}`,
    title: `Wish number ${i}`,
    details: NOTE,
    status: "planned",
  }));
  const list = { userId: me.uid, createdByUsername: person.user_name, year: 2026, activities };
  const { bytes } = await ask("PUT", "/v1/bucketLists/ticked", list, me.idToken);
  await sleep(SETTLE_MS);
  const before = written();
  const began = performance.now();
  for (let i = 0; i < ticks; i += 1) {
    const ops = [{ op: "tick", id: `item${i % ITEMS}`, done: Math.floor(i / ITEMS) % 2 === 0 }];
    const data = { listId: "ticked", ops, idempotencyKey: `tick-${i}` };
    await ask("POST", "/functions/editBucketItems", { data }, me.idToken);
  }
  const seconds = (performance.now() - began) / 1_000;
  await sleep(SETTLE_MS);
  const total = written() - before;
  console.log(`${ticks} ticks of a list of ${Math.round(bytes / 1_000)} kB: ${(total / 1e6).toFixed(1)} MB written`);
  console.log(`${Math.round(total / ticks)} bytes a tick, ${Math.round(ticks / seconds)} ticks a second`);
} finally {
  server.kill();
  await once(server, "exit");
  rmSync(folder, { recursive: true });
}

/** Bytes that the threads of the store have handed to the system so far. */
function written() {
  const tasks = `/proc/${server.pid}/task`;
  return readdirSync(tasks)
    .filter((id) => !readFileSync(`${tasks}/${id}/comm`, "utf8").startsWith("tokio"))
    .map((id) => Number(/wchar: (\d+)/.exec(readFileSync(`${tasks}/${id}/io`, "utf8"))[1]))
    .reduce((sum, bytes) => sum + bytes, 0);
}
