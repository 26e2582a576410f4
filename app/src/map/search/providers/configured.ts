/** Search services for places here: the configured ones, and the gazetteer on the device, which needs nobody. */
import { runtimeConfig } from "~/api/config";
import type { RuntimeConfig } from "~/api/schema";
import type { PlacesLibrary } from "../../google/api";
import { googleMaps } from "../../google/maps";
import { gazetteer } from "./gazetteer";
import { googlePlaces } from "./google";
import { nominatimAt } from "./nominatim";
import { photonAt } from "./photon";
import type { PlaceProvider } from "./provider";

type Config = Pick<RuntimeConfig, "mapsKey" | "mapsScript" | "placeSearch">;

let providers: Promise<readonly PlaceProvider[]> | undefined;

/** Whom to ask, in this order; the gazetteer alone while nothing is known of the server. */
export function placeProviders(): Promise<readonly PlaceProvider[]> {
  providers ??= runtimeConfig()
    .then(configured)
    .catch(() => {
      providers = undefined;
      return [gazetteer];
    });
  return providers;
}

/** The providers of a configuration. Google can be asked wherever there is a key for its script. */
export function configured(config: Config): readonly PlaceProvider[] {
  const google = config.mapsKey === null ? [] : [googlePlaces(libraryOf(config.mapsKey, config.mapsScript))];
  const chosen = config.placeSearch.flatMap(({ kind, url }) => {
    if (kind === "photon" && url !== null) return [photonAt(url)];
    if (kind === "nominatim" && url !== null) return [nominatimAt(url)];
    return kind === "google" ? google : [];
  });
  const besides = google.filter((provider) => !chosen.includes(provider));
  return [...chosen, gazetteer, ...besides];
}

function libraryOf(key: string, url: string): () => Promise<PlacesLibrary> {
  return async () => (await googleMaps({ key, url })).places as PlacesLibrary;
}
