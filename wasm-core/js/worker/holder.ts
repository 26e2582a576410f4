/** State of a worker: the gazetteer, and clusterings by name. */
import type { PlaceIndex, PlaceSearchOptions } from "#core/places";
import { Clusterings } from "./clusterings.ts";
import { codedError, type Answer, type BoundingBox, type ClusterOptions, type Method } from "./protocol.ts";

/** Loaded when first needed: a module worker that awaits at its top loses the messages that arrive meanwhile. */
const clustering = (): Promise<typeof import("#core/clustering")> => import("#core/clustering");
const gazetteers = (): Promise<typeof import("#core/places")> => import("#core/places");

async function download(url: string): Promise<Uint8Array> {
  const unavailable = (why: string): Error => codedError({ code: "unavailable", message: `the gazetteer cannot be loaded from ${url}: ${why}` });
  const response = await fetch(url).catch((error: unknown) => Promise.reject(unavailable(String(error))));
  if (!response.ok) throw unavailable(`status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Answers each {@link Method} with its arguments as they came. */
export class IndexHolder {
  readonly #clusterings = new Clusterings(clustering);
  #gazetteer: { url: string; places: Promise<PlaceIndex>; added: Map<string, Promise<void>> } | undefined;

  /** Rejected with the core's own error, or `unimplemented` for a method of another version's page. */
  async answer(method: Method, arguments_: readonly unknown[]): Promise<Answer> {
    const answering = (this.#methods as Partial<Record<Method, unknown>>)[method] as ((...given: readonly unknown[]) => Promise<Answer>) | undefined;
    if (!answering) throw codedError({ code: "unimplemented", message: `the worker does not know the request '${method}'` });
    return answering(...arguments_);
  }

  readonly #methods = {
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
    clusterCoordinates: (...given: Parameters<Clusterings["build"]>) => this.#clusterings.build(...given),
    clusters: (...given: Parameters<Clusterings["clusters"]>) => this.#clusterings.clusters(...given),
    clustersWithParents: (...given: Parameters<Clusterings["clustersWithParents"]>) => this.#clusterings.clustersWithParents(...given),
    children: (...given: Parameters<Clusterings["children"]>) => this.#clusterings.children(...given),
    expansionZoom: (...given: Parameters<Clusterings["expansionZoom"]>) => this.#clusterings.expansionZoom(...given),
    leaves: (...given: Parameters<Clusterings["leaves"]>) => this.#clusterings.leaves(...given),
  } satisfies { [name in Method]: unknown };

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
