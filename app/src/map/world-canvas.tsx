import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { ClusterArrays } from "~/core";
import type { ClusterHandle, ClusterKeyboard } from "~/core/deck";
import { firstWords } from "~/ui/words/first";
import DeckCanvas from "./deck-canvas";
import { placeLabels } from "./labels";
import { baseLayers } from "./layers/base";
import { clusterLayer, itemClusterLayer } from "./layers/clusters";
import { foundLayer } from "./layers/found";
import { itemLayers, singleItems } from "./layers/items";
import { nameLayers } from "./layers/names";
import { usePalette } from "./palette";
import type { MapItem } from "./pins";
import { useBase } from "./use-base";
import { useClusterKeys } from "./use-cluster-keys";
import type { World, WorldIndex } from "./use-world";
import type { Size, View } from "./view";

export interface WorldCanvasProps {
  view: View;
  size: Size;
  world: World;
  items: readonly MapItem[];
  /** Whether the clusters are those of the items, and not the world's towns. */
  isOwn?: boolean;
  /** The item whose card is open. */
  chosenItemId?: string | undefined;
  /** Whether streets lie below, which have land and names of their own. */
  hasStreets?: boolean;
  onPickItem?: ((id: string) => void) | undefined;
  /** Clusters of what was found, above the others. */
  found?: WorldIndex;
  onPickFound?: (index: number) => void;
  /** Takes the keys that mean something to clusters, once the canvas is there. */
  keys: RefObject<ClusterKeyboard | null>;
  /** Whether the layer's own work is written to the browser's timeline. */
  measured?: boolean;
  onView: (view: View) => void;
  onClusters: (clusters: ClusterArrays) => void;
  onFailure: (failure: unknown) => void;
  onGoTo: (longitude: number, latitude: number, zoom: number) => void;
  onPickPosition: (longitude: number, latitude: number) => void;
  onSay: (text: string) => void;
  /** Land and clusters have been handed to the renderer, and cover what was seen in their place. */
  onDrawn: () => void;
}

/** The world as layers on the canvas. In a chunk of its own: the renderer is loaded only where there is a map. */
export default function WorldCanvas(props: WorldCanvasProps) {
  const {
    view,
    size,
    world,
    items,
    isOwn = false,
    chosenItemId,
    found,
    keys,
    measured = false,
    hasStreets = false,
  } = props;
  const { onView, onPickPosition, onSay } = props;
  const palette = usePalette();
  const base = useBase(view.zoom);
  const handlers = useRef(props);
  handlers.current = props;
  const layer = useRef<ClusterHandle>(null);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  // Land alone would cover the circles of the picture, which stands below until both are there.
  const land = world.clusters ? base : undefined;
  const ground = useMemo(() => (hasStreets ? [] : baseLayers(land, palette)), [land, palette, hasStreets]);
  const place = items.length > 0 || found ? "behind items" : "alone";
  const circles = useMemo(() => {
    const wiring = isOwn ? itemWiring(() => handlers.current) : wiringOf(() => handlers.current);
    const onReady = (handle: ClusterHandle) => {
      layer.current = handle;
    };
    const asked = { index: world.index ?? null, maxZoom: world.index?.maxZoom ?? 0 };
    const given = { ...asked, focusedId, measured, ...wiring, onReady };
    return isOwn ? itemClusterLayer(given, palette) : clusterLayer(given, palette, place);
  }, [world.index, palette, focusedId, measured, place, isOwn]);
  const pins = useMemo(() => (isOwn ? singleItems(items, world.clusters) : items), [items, isOwn, world.clusters]);
  const names = useMemo(() => placeLabels(world, pins, size, view), [world, pins, size, view]);
  const own = useMemo(() => itemLayers(pins, chosenItemId, palette), [pins, chosenItemId, palette]);
  const above = useMemo(
    () =>
      found
        ? [foundLayer({ ...foundWiring(() => handlers.current), index: found, maxZoom: found.maxZoom }, palette)]
        : [],
    [found, palette],
  );
  const layers = useMemo(
    () => [...ground, ...(hasStreets ? [] : nameLayers(names, palette)), circles, ...above, ...own],
    [ground, names, circles, above, own, palette, hasStreets],
  );
  const isDrawn = base !== undefined && world.clusters !== undefined;
  useEffect(() => {
    if (isDrawn) handlers.current.onDrawn();
  }, [isDrawn]);
  useClusterKeys(keys, { handlers, layer, setFocusedId, onSay });
  return <DeckCanvas view={view} layers={layers} onView={onView} onPick={onPickPosition} />;
}

function wiringOf(present: () => WorldCanvasProps) {
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

function itemWiring(present: () => WorldCanvasProps) {
  return {
    ...wiringOf(present),
    onPointClick: ({ pointIndex }: { pointIndex?: number | undefined }) => {
      const item = pointIndex === undefined ? undefined : present().items[pointIndex];
      if (item) present().onPickItem?.(item.id);
    },
  };
}

function foundWiring(present: () => WorldCanvasProps) {
  const { onClusterClick, onClusterError } = wiringOf(present);
  return {
    onClusterClick,
    onClusterError,
    onPointClick: ({ pointIndex }: { pointIndex?: number | undefined }) => {
      if (pointIndex !== undefined) present().onPickFound?.(pointIndex);
    },
  };
}
