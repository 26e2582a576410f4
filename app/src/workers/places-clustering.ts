/** Clustering options for all places of the world: circles of up to 90 pixels must not cover each other. */
export const PLACES_CLUSTERING = { radius: 84, extent: 512, maxZoom: 11 };
