/** `@googlemaps/markerclustererplus` in Node. */
import { createRequire } from "node:module";
import { installGoogleMaps } from "./google-maps.js";

/** The peer, in a world in which it works. */
export function loadMarkerClusterer() {
  installGoogleMaps();
  if (!globalThis.navigator) globalThis.navigator = { userAgent: "node" };
  return createRequire(import.meta.url)("@googlemaps/markerclustererplus/dist/index.umd.js");
}
