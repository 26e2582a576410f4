/** `@yonder/wasm-core/deck`: clusters as a layer of deck.gl, for a `Deck`, MapLibre, Mapbox or Google Maps. */
export type { CircleStyle, Color } from "./circle-layer.ts";
export { type ClickedCluster, type ClusterHandle, ClusterLayer, type ClusterLayerProps, type PickedEntry } from "./cluster-layer.ts";
export { abbreviatedCount } from "./columns.ts";
export { type Fan, fanOffsets } from "./fan.ts";
export { type ClusterKeyboard, type ClusterKeyboardOptions, clusterKeyboard, type FocusedEntry } from "./keyboard.ts";
export type { ClusterInput, ClusterSource, WorkerClusterings } from "./source.ts";
export { defaultStyle } from "./style.ts";
