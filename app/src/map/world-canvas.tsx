import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { ClusterArrays } from "~/core";
import type { ClusterHandle, ClusterKeyboard } from "~/core/deck";
import { firstWords } from "~/ui/words/first";
import { diameterPx } from "./cluster-style";
import DeckCanvas from "./deck-canvas";
import { fittingLabels } from "./labels";
import { baseLayers } from "./layers/base";
import { clusterLayer } from "./layers/clusters";
import { foundLayer } from "./layers/found";
import { itemLayers, type MapItem } from "./layers/items";
import { nameLayers } from "./layers/names";
import { usePalette } from "./palette";
import { useBase } from "./use-base";
import { useClusterKeys } from "./use-cluster-keys";
import type { World, WorldIndex } from "./use-world";
import { pixelOf, type Size, type View } from "./view";

export interface WorldCanvasProps {
  view: View;
  size: Size;
  world: World;
  items: readonly MapItem[];
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
  const { view, size, world, items, found, keys, measured = false, onView, onPickPosition, onSay } = props;
  const palette = usePalette();
  const base = useBase(view.zoom);
  const handlers = useRef(props);
  handlers.current = props;
  const layer = useRef<ClusterHandle>(null);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const names = useMemo(() => namesThatFit(world, size, view), [world, size, view]);
  // Land alone would cover the circles of the picture, which stands below until both are there.
  const land = world.clusters ? base : undefined;
  const ground = useMemo(() => baseLayers(land, palette), [land, palette]);
  const place = items.length > 0 || found ? "behind items" : "alone";
  const circles = useMemo(() => {
    const wiring = wiringOf(() => handlers.current);
    const onReady = (handle: ClusterHandle) => {
      layer.current = handle;
    };
    const asked = { index: world.index ?? null, maxZoom: world.index?.maxZoom ?? 0 };
    return clusterLayer({ ...asked, focusedId, measured, ...wiring, onReady }, palette, place);
  }, [world.index, palette, focusedId, measured, place]);
  const own = useMemo(() => itemLayers(items, palette), [items, palette]);
  const above = useMemo(
    () =>
      found
        ? [foundLayer({ ...foundWiring(() => handlers.current), index: found, maxZoom: found.maxZoom }, palette)]
        : [],
    [found, palette],
  );
  const layers = useMemo(
    () => [...ground, ...nameLayers(names, palette), circles, ...above, ...own],
    [ground, names, circles, above, own, palette],
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

function namesThatFit({ clusters, places }: World, size: Size, view: View) {
  if (size.width === 0 || !clusters) return [];
  const circles = Array.from(clusters.counts, (count, at) => ({
    lng: clusters.positions[2 * at] ?? 0,
    lat: clusters.positions[2 * at + 1] ?? 0,
    radiusPx: count === 1 ? 3 : diameterPx(count) / 2,
  }));
  return fittingLabels(places, circles, (lng, lat) => pixelOf(view, size, [lng, lat]));
}
