/**
 * Keeps the app on the device, so that it opens without the network: the page and all its scripts and styles when it is
 * installed, what the map needs when it is first used. It never touches what is asked of the API; what a person made is
 * kept by the page itself. `offline.mjs` writes the names of a build's files in front of this.
 */
/* global BUILD, SHELL */

const CACHE = `yonder-${BUILD}`;
const PAGE = "/";
/** A connection that does not answer for this long is worse than none. */
const PATIENCE_MS = 4_000;

self.addEventListener("install", (event) => {
  // A page of the build before goes on: its files are in a cache of their own.
  event.waitUntil(install().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/") || SHELL.includes(pathname)) event.respondWith(file(request));
});

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    SHELL.map(async (path) => {
      // A name with a hash is never another file: one of a build before need not come again. To ask the server if it is
      // still the same would take the headers of that answer, without the policy that lets a worker run.
      const isHashed = path.startsWith("/assets/");
      const known = isHashed ? await caches.match(path) : undefined;
      if (known && isRunnable(path, known)) await cache.put(path, known);
      else await cache.add(new Request(path, { cache: known ? "reload" : isHashed ? "default" : "no-cache" }));
    }),
  );
}

/** False for a script that a build before has stored without its policy. */
function isRunnable(path, { headers }) {
  return !path.endsWith(".js") || (headers.get("content-security-policy")?.includes("script-src") ?? true);
}

/** This build and the one before stay: pages of that one may still be open, and ask for their parts. */
async function forgetOldBuilds() {
  const builds = (await caches.keys()).filter((name) => name.startsWith("yonder-"));
  const kept = [CACHE, ...builds.filter((name) => name !== CACHE).slice(-1)];
  await Promise.all(builds.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
}

/** The page as the server has it now, which knows what is not there; without the server the one on this device. */
async function page(event) {
  const answer = fetch(event.request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const quick = await Promise.race([answer.catch(() => undefined), late]);
  if (quick) return quick;
  return (await kept(PAGE)) ?? answer;
}

/** What this build has, or else the one before. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? caches.match(request);
}

/** The names of files carry a hash of what is in them, so that one that is here is the right one. */
async function file(request) {
  const here = await kept(request);
  if (here) return here;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
