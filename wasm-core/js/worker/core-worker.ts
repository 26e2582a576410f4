/** The questions to a worker that holds places beside clusterings. */
import type { GazetteerPlace, PlaceSearchOptions } from "../core/places/index.js";
import type { BoundingBox, ClusterOptions, ClusterWorker } from "./protocol.ts";

/**
 * The core in a worker: places and clusterings. `searchPlaces` and `placesInView`, too, answer only the newest question.
 */
export interface CoreWorker extends ClusterWorker {
  /** Fetches the packed gazetteer and indexes it, once per address. Questions about places wait for it. */
  loadGazetteer(url: string | URL): Promise<{ length: number }>;
  /** Fetches another packed gazetteer and adds its places to those found by name, once per address. Searches wait for it. */
  addGazetteer(url: string | URL): Promise<{ length: number }>;
  /** The places most likely meant by a text, best first. */
  searchPlaces(text: string, options?: PlaceSearchOptions): Promise<GazetteerPlace[]>;
  /** The place nearest to a position in degrees. */
  nearestPlace(lng: number, lat: number): Promise<{ place: GazetteerPlace; distanceKm: number } | null>;
  /** The best known places in a view, best known first. */
  placesInView(bbox: BoundingBox, limit: number): Promise<GazetteerPlace[]>;
  /** The place of this index. */
  place(index: number): Promise<GazetteerPlace | null>;
  /** Clusters the whole gazetteer under the name `places`; the points' indexes are those of the places. */
  clusterPlaces(options?: ClusterOptions): Promise<{ length: number }>;
}

/** The questions such a worker answers. */
export type Method = Exclude<keyof CoreWorker, "terminate">;
