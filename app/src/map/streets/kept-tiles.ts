/** Street tiles that were looked at, kept on this device so that they are there without a network. */
import { FetchSource, type RangeResponse } from "pmtiles";
import { STREET_CACHE } from "~/api/street-cache";

/** Bytes that are kept; the oldest make room. */
const BYTES_MAX = 40_000_000;

/** Bytes kept, counted once a page. */
let counted: Promise<number> | undefined;

/** Fetches a file; without a network it is the copy on this device. A file that is not there is empty. */
export async function fetchKept(url: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  return orKept(url, signal, async () => {
    const response = await fetch(url, signal ? { signal } : {});
    if (response.status === 404) return new ArrayBuffer(0);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.arrayBuffer();
  });
}

/** A PMTiles file whose parts stay on this device. */
export class KeptSource extends FetchSource {
  override async getBytes(offset: number, length: number, signal?: AbortSignal, etag?: string): Promise<RangeResponse> {
    let answer: RangeResponse | undefined;
    const part = new URL(this.getKey(), window.location.href);
    part.searchParams.set("bytes", `${offset}-${length}`);
    const data = await orKept(part.href, signal, async () => {
      answer = await super.getBytes(offset, length, signal, etag);
      return answer.data;
    });
    return answer ?? { data };
  }
}

/** Loads a response and stores it under an address for later; returns the stored copy where it cannot be loaded. */
async function orKept(
  key: string,
  signal: AbortSignal | undefined,
  load: () => Promise<ArrayBuffer>,
): Promise<ArrayBuffer> {
  try {
    const bytes = await load();
    // A device without room only keeps nothing.
    keep(key, bytes).catch(() => undefined);
    return bytes;
  } catch (failure) {
    const copy = signal?.aborted ? undefined : await find(key).catch(() => undefined);
    if (!copy) throw failure;
    return copy;
  }
}

async function find(key: string): Promise<ArrayBuffer | undefined> {
  const cache = await caches.open(STREET_CACHE);
  return (await cache.match(key))?.arrayBuffer();
}

async function keep(key: string, bytes: ArrayBuffer): Promise<void> {
  const cache = await caches.open(STREET_CACHE);
  if (await cache.match(key)) return;
  const size = String(bytes.byteLength);
  await cache.put(key, new Response(bytes, { headers: { "content-length": size } }));
  counted = counted ? counted.then((total) => total + bytes.byteLength) : sizeOf(cache);
  if ((await counted) > BYTES_MAX) await makeRoom(cache);
}

/** Removes the oldest files until a tenth of the room is free. */
async function makeRoom(cache: Cache): Promise<void> {
  let total = await sizeOf(cache);
  for (const request of await cache.keys()) {
    if (total <= 0.9 * BYTES_MAX) break;
    total -= bytesOf(await cache.match(request));
    await cache.delete(request);
  }
  counted = Promise.resolve(total);
}

async function sizeOf(cache: Cache): Promise<number> {
  const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return kept.reduce((sum, response) => sum + bytesOf(response), 0);
}

function bytesOf(response: Response | undefined): number {
  return Number(response?.headers.get("content-length") ?? 0);
}
