import type { ClusterArrays } from "~/core";
import type { Fan } from "~/core/deck";
import { firstWords } from "~/ui/words/first";
import type { WorldCanvasProps } from "./world-canvas";

/** Handlers of the canvas that the layers call; read each time, because the page may have changed them. */
type CanvasHandlers = Pick<
  WorldCanvasProps,
  "items" | "onClusters" | "onFailure" | "onGoTo" | "onLeave" | "onPickItem" | "onPickPosition" | "onSay"
>;

/** Returns the event handlers of the layer of the world's towns. */
export function wiringOf(present: () => CanvasHandlers, onFan?: (fan: Fan | undefined) => void) {
  const said = (points: Uint32Array | undefined) =>
    points ? firstWords().map.atOneAddress(points.length) : firstWords().map.closed;
  return {
    onClusterClick: ({
      position: [longitude, latitude],
      expansionZoom,
    }: {
      position: readonly [number, number];
      expansionZoom: number;
    }) => {
      present().onLeave?.();
      present().onGoTo(longitude, latitude, expansionZoom);
    },
    onPointClick: ({ position: [longitude, latitude] }: { position: readonly [number, number] }) =>
      present().onPickPosition(longitude, latitude),
    onEntries: (clusters: ClusterArrays) => present().onClusters(clusters),
    onFan: (points: Uint32Array | undefined, fan: Fan | undefined) => {
      if (points) present().onLeave?.();
      onFan?.(fan);
      present().onSay(said(points));
    },
    onClusterError: (failure: Error) => present().onFailure(failure),
  };
}

/** Returns the event handlers of the layer of a list's own items. */
export function itemWiring(present: () => CanvasHandlers, onFan: (fan: Fan | undefined) => void) {
  return {
    ...wiringOf(present, onFan),
    onPointClick: ({ pointIndex }: { pointIndex?: number | undefined }) => {
      const item = pointIndex === undefined ? undefined : present().items[pointIndex];
      if (item) present().onPickItem?.(item.id);
    },
  };
}
