/** The world's places, searched and clustered in one worker that the whole app shares. Started when first needed. */
import gazetteerUrl from "@yonder/wasm-core/gazetteer.bin?url";
import moreUrl from "@yonder/wasm-core/gazetteer-more.bin?url";
import { type CoreWorker, connect } from "@yonder/wasm-core/worker";
import { PLACES_CLUSTERING } from "./places-clustering";

/** Name of the clusters of all places. */
export const PLACES = "places";
/** Highest zoom that has clusters of places. */
export const CLUSTERS_MAX_ZOOM = PLACES_CLUSTERING.maxZoom;

let worker: CoreWorker | undefined;
let places: Promise<CoreWorker> | undefined;
let clusters: Promise<CoreWorker> | undefined;
/** Workers that have the sights, or load them. */
const withSights = new WeakSet<CoreWorker>();

/**
 * The worker once it can search towns. Sights, landscapes and countries load after them, and searches wait for those.
 * A failure is retried with the next question.
 */
export function worldPlaces(): Promise<CoreWorker> {
  places ??= loadPlaces().catch((failure: unknown) => {
    worker?.terminate();
    worker = undefined;
    places = undefined;
    throw failure;
  });
  return places.then(addSights);
}

/** Returns `true` if somebody has asked for the places: another question about them costs little. */
export function arePlacesAsked(): boolean {
  return places !== undefined;
}

/** The worker once all places are clustered, under the name {@link PLACES}. */
export function worldClusters(): Promise<CoreWorker> {
  clusters ??= clusterPlaces().catch((failure: unknown) => {
    clusters = undefined;
    throw failure;
  });
  return clusters;
}

/** True if a question was given up because a newer one took its place. */
export function isReplaced(failure: unknown): boolean {
  return failure instanceof Error && (failure as Error & { code?: string }).code === "cancelled";
}

/** Number of places, and the size of the files that hold them. */
export async function gazetteerSize(): Promise<{ places: number; bytes: number }> {
  const core = await worldPlaces();
  // Adding them again answers from what is there.
  const { length } = await core.addGazetteer(address(moreUrl));
  const files = [gazetteerUrl, moreUrl].map(async (url) => (await fetch(address(url))).arrayBuffer());
  const bytes = (await Promise.all(files)).reduce((sum, { byteLength }) => sum + byteLength, 0);
  return { places: length, bytes };
}

const address = (url: string) => new URL(url, window.location.href);

async function loadPlaces(): Promise<CoreWorker> {
  worker ??= connect(new Worker(new URL("./core.worker.ts", import.meta.url), { type: "module" }));
  await worker.loadGazetteer(address(gazetteerUrl));
  return worker;
}

/** Begins to load what is not a town; without it towns are found all the same. */
function addSights(core: CoreWorker): CoreWorker {
  if (!withSights.has(core)) {
    withSights.add(core);
    core.addGazetteer(address(moreUrl)).catch(() => withSights.delete(core));
  }
  return core;
}

async function clusterPlaces(): Promise<CoreWorker> {
  const core = await worldPlaces();
  await core.clusterPlaces(PLACES_CLUSTERING);
  return core;
}
