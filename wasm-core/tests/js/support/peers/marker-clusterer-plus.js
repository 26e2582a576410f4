/** npm `@googlemaps/markerclustererplus` as the oracle of grid clustering, over a stand-in for `google.maps`. */
import { createRequire } from "node:module";
import { installGoogleMaps } from "../google-maps.js";

/** The peer, in a world in which it works. */
export function loadMarkerClusterer() {
  installGoogleMaps();
  if (!globalThis.navigator) globalThis.navigator = { userAgent: "node" };
  return createRequire(import.meta.url)("@googlemaps/markerclustererplus/dist/index.umd.js");
}

/** What the peer shows: members, centre, form and style of each cluster. */
export function clustersOfPeer(clusterer, markers, maxZoom) {
  const numbers = new globalThis.Map(markers.map((marker, at) => [marker, at]));
  const styles = clusterer.getStyles();
  return clusterer.getClusters().map((cluster) => {
    const members = cluster.getMarkers();
    const icon = cluster.clusterIcon_;
    const { index } = clusterer.getCalculator()(members, styles.length);
    return {
      members: members.map((marker) => numbers.get(marker)),
      center: [cluster.getCenter().lng(), cluster.getCenter().lat()],
      isIcon: icon.visible_ === true,
      isShown: members.map((marker) => marker.getMap() !== null),
      style: index,
      size: styles[index - 1].width,
    };
  });
}
