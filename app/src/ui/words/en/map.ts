/** The map and its list. */
export const map = {
  map: {
    is: "map",
    keys: (label: string) => `${label}. Arrow keys move, plus and minus zoom, Enter walks over the clusters.`,
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    list: "List what is in view",
    closeList: "Close the list",
    inView: (count: string) => `${count} places in view`,
    looking: "Looking for places…",
    places: (count: string) => `${count} places`,
    zoomInAround: (place: string) => `Zoom in around ${place}`,
    noWebGl: "This browser draws no maps (WebGL is missing), so here is the list.",
    noWebGlHere: "This browser draws no maps (WebGL is missing). The figures work without one.",
    placesFailed: "The places could not be loaded.",
    failed: "The map could not be loaded. Please reload the page.",
    credit: "Places: GeoNames, CC BY 4.0 · Land: Natural Earth",
    landCredit: "Land: Natural Earth",
  },
};
