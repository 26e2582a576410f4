/** Name of the cache of street tiles on this device; it tells where somebody looked, so that it goes with the session. */
export const STREET_CACHE = "street-tiles";
