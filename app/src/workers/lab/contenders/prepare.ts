/** Loads a contender, each with what belongs to it in files of its own. */
import type { ContenderName, Prepare } from ".";

const google = async () => {
  // The peers look for Google's map while they are loaded.
  const { installGoogleMaps } = await import("google-maps-stand-in");
  installGoogleMaps();
  return import("./google");
};

export const load: Record<ContenderName, () => Promise<Prepare>> = {
  yonder: async () => (await import("./yonder")).clusters,
  "yonder-refilled": async () => (await import("./yonder")).refilled,
  "yonder-features": async () => (await import("./yonder")).dropIn,
  "yonder-grid": async () => (await import("./yonder")).grid,
  "yonder-points": async () => (await import("./yonder")).points,
  supercluster: async () => {
    const [{ prepareWith }, { default: Peer }] = await Promise.all([import("./supercluster"), import("supercluster")]);
    return prepareWith(Peer, __PEER_VERSIONS__.supercluster);
  },
  supercluster8: async () => {
    const [{ prepareWith }, { default: Peer }] = await Promise.all([import("./supercluster"), import("supercluster8")]);
    return prepareWith(Peer, __PEER_VERSIONS__.supercluster8);
  },
  markerclusterer: async () => {
    const { viewportAlgorithm } = await google();
    return viewportAlgorithm((await import("@googlemaps/markerclusterer")).SuperClusterViewportAlgorithm);
  },
  "markerclusterer-grid": async () => {
    const { gridAlgorithm } = await google();
    return gridAlgorithm((await import("@googlemaps/markerclusterer")).GridAlgorithm);
  },
  markerclustererplus: async () => {
    const { plus } = await google();
    return plus((await import("@googlemaps/markerclustererplus")).default);
  },
  kdbush: async () => {
    const [{ kdbush }, { default: Tree }] = await Promise.all([import("./trees"), import("kdbush")]);
    return kdbush(Tree);
  },
  flatbush: async () => {
    const [{ flatbush }, { default: Tree }] = await Promise.all([import("./trees"), import("flatbush")]);
    return flatbush(Tree);
  },
};
