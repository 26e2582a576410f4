// The real server for as long as something is measured, on a folder of its own and a port that is free.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Calls `measure` with the server's address, and ends the server with it. */
export async function withServer(root, measure) {
  const data = mkdtempSync(join(tmpdir(), "yonder-lighthouse-"));
  const flags = ["serve", "--listen", "127.0.0.1:0", "--data", data, "--site", join(root, "app/dist")];
  const server = spawn(join(root, "target/release/storage-api"), flags, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, YONDER_LOG: "error" },
  });
  try {
    return await measure(await address(server));
  } finally {
    server.kill("SIGTERM");
    // It still writes while it ends.
    await once(server, "exit");
    rmSync(data, { recursive: true, force: true });
  }
}

async function address(server) {
  for await (const line of createInterface({ input: server.stdout })) {
    const found = /http:\/\/localhost:\d+/.exec(line);
    if (found) return found[0];
  }
  throw new Error("the server ended before it was ready; is target/release/storage-api built?");
}
