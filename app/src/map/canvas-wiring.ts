import type { ClusterArrays } from "~/core";
import { firstWords } from "~/ui/words/first";
import type { WorldCanvasProps } from "./world-canvas";

/** What of the canvas the layers talk to; asked for anew each time, because the page may have changed it. */
type CanvasHandlers = Pick<
  WorldCanvasProps,
  "items" | "onClusters" | "onFailure" | "onGoTo" | "onPickFound" | "onPickItem" | "onPickPosition" | "onSay"
>;

/** What the layer of the world's towns tells. */
export function wiringOf(present: () => CanvasHandlers) {
  const said = (points: Uint32Array | undefined) =>
    points ? firstWords().map.atOneAddress(points.length) : firstWords().map.closed;
  return {
    onClusterClick: ({
      position: [longitude, latitude],
      expansionZoom,
    }: {
      position: readonly [number, number];
      expansionZoom: number;
    }) => present().onGoTo(longitude, latitude, expansionZoom),
    onPointClick: ({ position: [longitude, latitude] }: { position: readonly [number, number] }) =>
      present().onPickPosition(longitude, latitude),
    onEntries: (clusters: ClusterArrays) => present().onClusters(clusters),
    onFan: (points: Uint32Array | undefined) => present().onSay(said(points)),
    onClusterError: (failure: Error) => present().onFailure(failure),
  };
}

/** What the layer of a list's own items tells. */
export function itemWiring(present: () => CanvasHandlers) {
  return {
    ...wiringOf(present),
    onPointClick: ({ pointIndex }: { pointIndex?: number | undefined }) => {
      const item = pointIndex === undefined ? undefined : present().items[pointIndex];
      if (item) present().onPickItem?.(item.id);
    },
  };
}

/** What the layer of what was found tells. */
export function foundWiring(present: () => CanvasHandlers) {
  const { onClusterClick, onClusterError } = wiringOf(present);
  return {
    onClusterClick,
    onClusterError,
    onPointClick: ({ pointIndex }: { pointIndex?: number | undefined }) => {
      if (pointIndex !== undefined) present().onPickFound?.(pointIndex);
    },
  };
}
