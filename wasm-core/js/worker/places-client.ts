/** The gazetteer from a page: every method asks a worker, so that neither loading nor searching ever blocks a frame. */
import type { GazetteerPlace, PlaceIndex, PlaceSearchOptions } from "#core";
import { Caller, Latest } from "./caller.ts";
import type { Channel } from "./channel.ts";
import type { PlacesMethod } from "./places-worker.ts";

export { RemoteError } from "./channel.ts";

/** Asks a worker that runs `servePlaces`. The gazetteer is fetched with the first question, not before. */
export class PlacesClient {
  readonly #caller: Caller;
  readonly #gazetteerUrl: string;
  readonly #searches = new Latest<GazetteerPlace[]>();
  readonly #views = new Latest<GazetteerPlace[]>();

  /**
   * @param worker - a worker whose script calls `servePlaces(self)`
   * @param gazetteerUrl - where the worker fetches `gazetteer.bin`
   */
  constructor(worker: Channel, gazetteerUrl: string | URL) {
    this.#caller = new Caller(worker);
    this.#gazetteerUrl = String(gazetteerUrl);
  }

  /** Fetches the gazetteer now. Resolves with the number of its places. */
  load(): Promise<number> {
    return this.#ask("load", []) as Promise<number>;
  }

  /**
   * Suggestions for what was typed so far, the best first. A newer search overtakes this one, which is then rejected with
   * an `AbortError`.
   */
  search(text: string, options: PlaceSearchOptions = {}): Promise<GazetteerPlace[]> {
    return this.#searches.ask(() => this.#ask("search", [text, options]) as Promise<GazetteerPlace[]>);
  }

  /** The place nearest to a point in degrees, with its distance. */
  nearest(lng: number, lat: number): Promise<ReturnType<PlaceIndex["nearest"]>> {
    return this.#ask("nearest", [lng, lat]) as Promise<ReturnType<PlaceIndex["nearest"]>>;
  }

  /**
   * The largest places in a view, the largest first. A newer view overtakes this one, which is then rejected with an
   * `AbortError`.
   *
   * @param bbox - west, south, east, north in degrees
   */
  inView(bbox: readonly [number, number, number, number], limit: number): Promise<GazetteerPlace[]> {
    return this.#views.ask(() => this.#ask("inView", [bbox, limit]) as Promise<GazetteerPlace[]>);
  }

  /** The place at an index of `coordinates()`, or `null`. */
  get(index: number): Promise<GazetteerPlace | null> {
    return this.#ask("get", [index]) as Promise<GazetteerPlace | null>;
  }

  /** Longitude and latitude of every place, interleaved, the largest place first; moved here, not copied. */
  coordinates(): Promise<Float64Array> {
    return this.#ask("coordinates", []) as Promise<Float64Array>;
  }

  /** Rejects whatever still waits, for when the worker was ended. */
  close(reason: Error = new Error("the places worker was ended")): void {
    this.#caller.close(reason);
  }

  #ask(method: PlacesMethod, args: readonly unknown[]): Promise<unknown> {
    return this.#caller.ask(method, [this.#gazetteerUrl, ...args]);
  }
}
