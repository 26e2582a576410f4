import { beforeEach, expect, it, vi } from "vitest";

const MEGABYTE = 1_000_000;
const entries = new Map<string, Response>();
/** Part of the browser's cache that is used, in memory. */
const cache = {
  match: async (key: string | { url: string }) => entries.get(typeof key === "string" ? key : key.url)?.clone(),
  put: async (key: string, response: Response) => void entries.set(key, response),
  keys: async () => [...entries.keys()].map((url) => ({ url })),
  delete: async ({ url }: { url: string }) => entries.delete(url),
};
let online = true;
let fetchKept: (url: string) => Promise<ArrayBuffer>;

beforeEach(async () => {
  entries.clear();
  online = true;
  vi.resetModules();
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", async (url: string) => {
    if (!online) throw new TypeError("Failed to fetch");
    return url.endsWith("none") ? new Response("", { status: 404 }) : new Response(new Uint8Array(3 * MEGABYTE));
  });
  ({ fetchKept } = await import("./kept-tiles"));
});

it("answers without a network what was fetched before, and fails for the rest", async () => {
  await fetchKept("https://tiles.example/1");
  await vi.waitFor(() => expect(entries.size).toBe(1));
  online = false;
  expect((await fetchKept("https://tiles.example/1")).byteLength).toBe(3 * MEGABYTE);
  await expect(fetchKept("https://tiles.example/2")).rejects.toThrow("Failed to fetch");
});

it("takes a tile that is not there for an empty one", async () => {
  expect((await fetchKept("https://tiles.example/none")).byteLength).toBe(0);
});

it("keeps 40 MB at most, the newest", async () => {
  for (let at = 0; at < 20; at += 1) {
    await fetchKept(`https://tiles.example/${at}`);
    await vi.waitFor(() => expect(entries.has(`https://tiles.example/${at}`)).toBe(true));
  }
  await vi.waitFor(() => expect(3 * entries.size).toBeLessThanOrEqual(40));
  expect(entries.has("https://tiles.example/0")).toBe(false);
  expect(entries.has("https://tiles.example/19")).toBe(true);
});
