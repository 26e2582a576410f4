/** State of a worker: the gazetteer, and clusterings by name. */
import type { PlaceIndex, PlaceSearchOptions } from "../core/places/index.js";
import type { Answers } from "./answering.ts";
import { Clusterings } from "./clusterings.ts";
import type { Method } from "./core-worker.ts";
import { codedError, type Answer, type BoundingBox, type ClusterOptions, type ClusterWorker } from "./protocol.ts";

async function gazetteers(): Promise<typeof import("../places.ts")> {
  const part = await import("../places.ts");
  await part.init();
  return part;
}

async function download(url: string): Promise<Uint8Array> {
  const unavailable = (why: string): Error => codedError({ code: "unavailable", message: `the gazetteer cannot be loaded from ${url}: ${why}` });
  const response = await fetch(url).catch((error: unknown) => Promise.reject(unavailable(String(error))));
  if (!response.ok) throw unavailable(`status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Holds a gazetteer and clusterings, and answers questions about both. */
export class IndexHolder {
  readonly #clusterings = new Clusterings();
  #gazetteer: { url: string; places: Promise<PlaceIndex>; added: Map<string, Promise<void>> } | undefined;

  readonly answers: Answers = {
    ...this.#clusterings.answers(),
    loadGazetteer: async (url: string): Promise<Answer> => ({ value: { length: (await this.#load(url)).length } }),
    addGazetteer: async (url: string): Promise<Answer> => ({ value: { length: await this.#add(url) } }),
    searchPlaces: async (text: string, options?: PlaceSearchOptions): Promise<Answer> => {
      const places = await this.#places();
      // What failed to load was told to whoever added it; here it is merely missing.
      await Promise.allSettled(this.#gazetteer?.added.values() ?? []);
      return { value: places.search(text, options) };
    },
    nearestPlace: async (lng: number, lat: number): Promise<Answer> => ({ value: (await this.#places()).nearest(lng, lat) }),
    placesInView: async (bbox: BoundingBox, limit: number): Promise<Answer> => ({ value: (await this.#places()).inView([...bbox], limit) }),
    place: async (index: number): Promise<Answer> => ({ value: (await this.#places()).get(index) }),
    clusterPlaces: (options?: ClusterOptions) => this.#clusterings.build("places", this.#places().then((places) => places.coordinates()), options),
  } satisfies { [name in Exclude<Method, keyof ClusterWorker>]: unknown };

  #load(url: string): Promise<PlaceIndex> {
    if (this.#gazetteer?.url === url) return this.#gazetteer.places;
    const places = Promise.all([gazetteers(), download(url)]).then(([{ PlaceIndex }, bytes]) => new PlaceIndex(bytes));
    const loading = { url, places, added: new Map<string, Promise<void>>() };
    this.#gazetteer = loading;
    // After a failure the next call tries again.
    places.catch(() => {
      if (this.#gazetteer === loading) this.#gazetteer = undefined;
    });
    return places;
  }

  async #add(url: string): Promise<number> {
    const places = await this.#places();
    const added = this.#gazetteer?.added;
    const adding = added?.get(url) ?? download(url).then((bytes) => places.add(bytes));
    added?.set(url, adding);
    // After a failure the next call tries again.
    await adding.catch((error: unknown) => {
      added?.delete(url);
      throw error;
    });
    return places.length;
  }

  async #places(): Promise<PlaceIndex> {
    if (!this.#gazetteer) throw codedError({ code: "failed-precondition", message: "the gazetteer is not loaded" });
    return this.#gazetteer.places;
  }
}
