/** The maps script of the page, which both the places library and the map use. */
import type { GoogleMaps } from "./api";
import { loadGoogleMaps, type MapsScript } from "./load";

let loading: Promise<GoogleMaps> | undefined;

/** Google's maps; the script is started once, by whoever asks first. A page whose script failed has none. */
export function googleMaps(script: MapsScript): Promise<GoogleMaps> {
  loading ??= loadGoogleMaps(script);
  return loading;
}
