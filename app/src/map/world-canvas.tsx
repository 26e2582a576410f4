import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { ClusterArrays } from "~/core";
import type { ClusterHandle, ClusterKeyboard } from "~/core/deck";
import { lazyModule } from "~/ui/pictures/lazy-module";
import { foundWiring, itemWiring, wiringOf } from "./canvas-wiring";
import DeckCanvas from "./deck-canvas";
import { clusterLayer, itemClusterLayer } from "./layers/clusters";
import { foundLayer } from "./layers/found";
import { itemLayers, singleItems } from "./layers/items";
import { nameLayers } from "./layers/names";
import { usePalette } from "./palette";
import { type MapItem, PICTURED_PIN_PX, PIN_PX } from "./pins";
import { useClusterKeys } from "./use-cluster-keys";
import { useGround } from "./use-ground";
import type { World, WorldIndex } from "./use-world";
import type { Size, View } from "./view";

const PinPictures = lazy(() => import("./pin-pictures"));
const useLabels = lazyModule(() => import("./labels"));

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
  const handlers = useRef(props);
  handlers.current = props;
  const layer = useRef<ClusterHandle>(null);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const ground = useGround(view, size, palette, hasStreets);
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
  const labels = useLabels();
  const names = useMemo(
    () => labels?.mapNames(world, pins, size, view, isOwn ? PICTURED_PIN_PX : PIN_PX) ?? [],
    [labels, world, pins, size, view, isOwn],
  );
  const own = useMemo(
    () => itemLayers(pins, chosenItemId, palette, isOwn ? "picture" : "check"),
    [pins, chosenItemId, palette, isOwn],
  );
  const above = useMemo(
    () =>
      found
        ? [foundLayer({ ...foundWiring(() => handlers.current), index: found, maxZoom: found.maxZoom }, palette)]
        : [],
    [found, palette],
  );
  const isDrawn = ground.isThere && world.clusters !== undefined;
  // What was drawn once stays: a layer that was taken off cannot be put on again.
  const wasDrawn = useRef(false);
  wasDrawn.current ||= isDrawn;
  const hasGround = wasDrawn.current;
  const layers = useMemo(
    () => [
      // Land alone would cover the circles of the picture, which stands below until both are there.
      ...(hasGround ? ground.layers : []),
      ...(hasStreets ? [] : nameLayers(names, palette)),
      circles,
      ...above,
      ...own,
    ],
    [ground.layers, hasGround, names, circles, above, own, palette, hasStreets],
  );
  useEffect(() => {
    if (isDrawn) handlers.current.onDrawn();
  }, [isDrawn]);
  useClusterKeys(keys, { handlers, layer, setFocusedId, onSay });
  return (
    <>
      <DeckCanvas view={view} layers={layers} onView={onView} onPick={onPickPosition} />
      {isOwn ? (
        <Suspense fallback={null}>
          <PinPictures items={pins} chosenId={chosenItemId} view={view} size={size} />
        </Suspense>
      ) : null}
    </>
  );
}
