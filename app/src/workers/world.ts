/** The world's places, searched and clustered in one worker that the whole app shares. Started when first needed. */
import gazetteerUrl from "@yonder/wasm-core/gazetteer.bin?url";
import { type CoreWorker, connect } from "@yonder/wasm-core/worker";
import { PLACES_CLUSTERING } from "./places-clustering";

/** Name of the clusters of all places. */
export const PLACES = "places";
/** Highest zoom that has clusters of places. */
export const CLUSTERS_MAX_ZOOM = PLACES_CLUSTERING.maxZoom;

let worker: CoreWorker | undefined;
let places: Promise<CoreWorker> | undefined;
let clusters: Promise<CoreWorker> | undefined;

/** The worker once it can search places. What failed is tried again with the next question. */
export function worldPlaces(): Promise<CoreWorker> {
  places ??= loadPlaces().catch((failure: unknown) => {
    worker?.terminate();
    worker = undefined;
    places = undefined;
    throw failure;
  });
  return places;
}

/** The worker once all places are clustered, under the name {@link PLACES}. */
export function worldClusters(): Promise<CoreWorker> {
  clusters ??= clusterPlaces().catch((failure: unknown) => {
    clusters = undefined;
    throw failure;
  });
  return clusters;
}

/** Whether a question was given up because a newer one took its place. */
export function isReplaced(failure: unknown): boolean {
  return failure instanceof Error && (failure as Error & { code?: string }).code === "cancelled";
}

/** How many places there are, and how large the file is that holds them. */
export async function gazetteerSize(): Promise<{ places: number; bytes: number }> {
  const url = new URL(gazetteerUrl, window.location.href);
  const core = await worldPlaces();
  // Loading it again answers from what is there.
  const { length } = await core.loadGazetteer(url);
  const file = await (await fetch(url)).arrayBuffer();
  return { places: length, bytes: file.byteLength };
}

async function loadPlaces(): Promise<CoreWorker> {
  worker ??= connect(new Worker(new URL("./core.worker.ts", import.meta.url), { type: "module" }));
  await worker.loadGazetteer(new URL(gazetteerUrl, window.location.href));
  return worker;
}

async function clusterPlaces(): Promise<CoreWorker> {
  const core = await worldPlaces();
  await core.clusterPlaces(PLACES_CLUSTERING);
  return core;
}
