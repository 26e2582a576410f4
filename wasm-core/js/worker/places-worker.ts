/** The worker's half of the gazetteer: fetches it once, builds the index, answers questions one after the other. */
import { PlaceIndex } from "#core";
import { type Answer, type Channel, type Question, RemoteError } from "./channel.ts";

/** What a page may ask; the methods of `PlaceIndex`, and `load`. */
export type PlacesMethod = "load" | "search" | "nearest" | "inView" | "get" | "coordinates";

const METHODS: Record<PlacesMethod, (index: PlaceIndex, ...args: never[]) => unknown> = {
  load: (index) => index.length,
  search: (index, ...args: Parameters<PlaceIndex["search"]>) => index.search(...args),
  nearest: (index, ...args: Parameters<PlaceIndex["nearest"]>) => index.nearest(...args),
  inView: (index, bbox: Iterable<number>, limit: number) => index.inView(Float64Array.from(bbox), limit),
  get: (index, ...args: Parameters<PlaceIndex["get"]>) => index.get(...args),
  coordinates: (index) => index.coordinates(),
};

/** Answers questions that come through `channel`: in a worker, `servePlaces(self)` is the whole script. */
export function servePlaces(channel: Channel): void {
  const indexes = new Map<string, Promise<PlaceIndex>>();
  const indexOf = (url: string): Promise<PlaceIndex> => {
    const index = indexes.get(url) ?? fetchIndex(url);
    indexes.set(url, index);
    // What could not be fetched is fetched again with the next question.
    index.catch(() => indexes.delete(url));
    return index;
  };
  channel.addEventListener("message", async ({ data }) => {
    const answer = await answerTo(data as Question<PlacesMethod>, indexOf);
    const moved = "value" in answer && answer.value instanceof Float64Array ? [answer.value.buffer as ArrayBuffer] : [];
    channel.postMessage(answer, moved);
  });
}

async function fetchIndex(url: string): Promise<PlaceIndex> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new RemoteError(`the gazetteer could not be fetched: ${String(error)}`, "unavailable");
  });
  if (!response.ok) throw new RemoteError(`the gazetteer could not be fetched: HTTP ${response.status}`, "unavailable");
  return new PlaceIndex(new Uint8Array(await response.arrayBuffer()));
}

async function answerTo({ id, method, args }: Question<PlacesMethod>, indexOf: (url: string) => Promise<PlaceIndex>): Promise<Answer> {
  try {
    const [url, ...rest] = args;
    const index = await indexOf(String(url));
    return { id, value: METHODS[method](index, ...(rest as never[])) };
  } catch (error) {
    const { message, code = "internal" } = error as Error & { code?: string };
    return { id, error: { message, code } };
  }
}
