/** Pages in real browsers, without a driver: a page posts what came of it to the server that served it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, extname, join, resolve } from "node:path";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", ".css": "text/css" };
/** For machines that have other things to do. */
const LIMIT_MS = 180_000;

/** The first of these programs that is there. */
const found = (...names) => names.flatMap((name) => (name ? (process.env.PATH ?? "").split(delimiter).map((folder) => resolve(folder, name)) : [])).find(existsSync);

/** The browsers of this machine: how each is started, with a folder of its own. */
export const BROWSERS = [
  { name: "Chromium", program: found(process.env.CHROMIUM, "chromium", "chromium-browser", "google-chrome"), flags: (folder) => ["--headless=new", "--no-sandbox", "--disable-gpu", `--user-data-dir=${folder}`] },
  { name: "Firefox", program: found(process.env.FIREFOX, "firefox-esr", "firefox"), flags: (folder) => ["--headless", "--no-remote", "--profile", folder] },
].filter(({ program }) => program);

/** Serves a folder; `outcome` is what the next page posts, or a failure of the page's server. */
export async function served(root, handler) {
  let told;
  const server = createServer(async (request, response) => {
    if (request.method === "POST") {
      let body = "";
      for await (const chunk of request) body += chunk;
      response.end();
      return told?.(body);
    }
    if (handler && (await handler(request, response))) return;
    const path = decodeURIComponent(new URL(request.url, "http://x").pathname);
    const file = join(root, path.endsWith("/") ? `${path}index.html` : path);
    try {
      const content = await readFile(file);
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { address: `http://127.0.0.1:${server.address().port}`, server, outcome: () => new Promise((resolve) => (told = resolve)) };
}

/** What a page says in a browser. */
export async function opened({ program, flags }, address, outcome) {
  const folder = await mkdtemp(join(tmpdir(), "browser-"));
  const waiting = outcome();
  // A group of its own, so that all its processes can be ended.
  const browser = spawn(program, [...flags(folder), address], { stdio: "ignore", detached: true });
  const ended = once(browser, "exit");
  let timer;
  const limit = new Promise((resolve) => (timer = setTimeout(resolve, LIMIT_MS, "no answer")));
  try {
    return await Promise.race([waiting, limit]);
  } finally {
    clearTimeout(timer);
    try {
      process.kill(-browser.pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
