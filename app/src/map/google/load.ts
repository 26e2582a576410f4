/** Loads the script of Google Maps with its places library, once. */
import { Failure } from "~/api/failure";
import { describeError } from "~/core";
import { styleNonce } from "~/ui/nonce";
import type { GoogleMaps } from "./api";

/** Part of the runtime configuration that the script needs. */
export interface MapsScript {
  key: string;
  /** Address of the script, without a query. */
  url: string;
}

/** The script calls this when it is ready. */
const CALLBACK = "yonderMapsReady";

let isStarted = false;

/**
 * Starts the loading and waits for it. A page has one maps script: starting again is refused, whatever became of the first.
 * Failures carry the core's codes: `maps-already-started`, `maps-places-missing`, `network-request-failed`.
 */
export async function loadGoogleMaps(script: MapsScript): Promise<GoogleMaps> {
  if (isStarted) throw failure("maps-already-started");
  isStarted = true;
  await run(script);
  const maps = (window as { google?: { maps?: GoogleMaps } }).google?.maps;
  if (!maps?.places?.Autocomplete) throw failure("maps-places-missing");
  return maps;
}

function run({ key, url }: MapsScript): Promise<void> {
  const query = new URLSearchParams({ key, libraries: "places", loading: "async", callback: CALLBACK });
  const element = document.createElement("script");
  element.async = true;
  // The script gives it to the styles that it adds, which the page's policy refuses without.
  element.nonce = styleNonce();
  element.src = `${url}?${query}`;
  return new Promise((resolve, reject) => {
    Object.assign(window, { [CALLBACK]: resolve });
    element.addEventListener("error", () => reject(failure("network-request-failed")));
    document.head.append(element);
  });
}

function failure(code: string): Failure {
  return new Failure(code, describeError(code).message ?? code);
}
