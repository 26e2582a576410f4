/** Versions of the peers by the names they have here, written in by the build: manifests are not among what packages export. */
declare const __PEER_VERSIONS__: Record<
  "supercluster" | "supercluster8" | "markerclusterer" | "markerclustererplus" | "kdbush" | "flatbush",
  string
>;
