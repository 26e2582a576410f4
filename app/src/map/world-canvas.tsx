import { lazy, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { ClusterArrays } from "~/core";
import type { ClusterHandle, ClusterKeyboard, Fan } from "~/core/deck";
import { Late } from "~/ui/late";
import { lazyModule } from "~/ui/pictures/lazy-module";
import { useLanguage } from "~/ui/words/language";
import { itemWiring, wiringOf } from "./canvas-wiring";
import DeckCanvas from "./deck-canvas";
import { clusterLayer, itemClusterLayer } from "./layers/clusters";
import { itemLayers, singleItems } from "./layers/items";
import { nameLayers } from "./layers/names";
import { MapMarker } from "./map-marker";
import { usePalette } from "./palette";
import { fannedItems, type MapItem, PICTURED_PIN_PX, PIN_PX, peopledClusters, withChosen } from "./pins";
import { useClusterKeys } from "./use-cluster-keys";
import { useGround } from "./use-ground";
import { useLandscape } from "./use-landscape";
import type { World } from "./use-world";
import { pixelOf, type Size, type View } from "./view";

const PinPictures = lazy(() => import("./pin-pictures"));
const useLabels = lazyModule(() => import("./labels"));

const none: readonly { lng: number; lat: number }[] = [];

export interface WorldCanvasProps {
  view: View;
  size: Size;
  world: World;
  items: readonly MapItem[];
  /** `true` if the clusters are those of the items, and not the world's towns. */
  isOwn?: boolean;
  /** The item whose card is open. */
  chosenItemId?: string | undefined;
  /** `true` if streets lie below, which have land and names of their own. */
  hasStreets?: boolean;
  /** Points with something drawn above the canvas, which no name may cover. */
  clearOf?: readonly { lng: number; lat: number }[];
  onPickItem?: ((id: string) => void) | undefined;
  /** A cluster was pressed: what was picked before is not meant any more. */
  onLeave?: (() => void) | undefined;
  /** The place that is looked at. */
  marker?: { lng: number; lat: number } | undefined;
  /** Takes the keys that mean something to clusters, once the canvas is there. */
  keys: RefObject<ClusterKeyboard | null>;
  /** `true` if the layer's own work is written to the browser's timeline. */
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
    keys,
    marker,
    measured = false,
    hasStreets = false,
    clearOf = none,
  } = props;
  const { onView, onPickPosition, onSay } = props;
  const palette = usePalette();
  const handlers = useRef(props);
  handlers.current = props;
  const layer = useRef<ClusterHandle>(null);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const [fan, setFan] = useState<Fan>();
  const ground = useGround(view, size, palette, hasStreets);
  const quiet = items.length > 0;
  const language = useLanguage();
  const circles = useMemo(() => {
    const wiring = isOwn ? itemWiring(() => handlers.current, setFan) : wiringOf(() => handlers.current);
    const onReady = (handle: ClusterHandle) => {
      layer.current = handle;
    };
    const asked = { index: world.index ?? null, maxZoom: world.index?.maxZoom ?? 0 };
    const given = { ...asked, focusedId, measured, ...wiring, onReady };
    const look = { palette, language };
    return isOwn ? itemClusterLayer(given, look) : clusterLayer(given, { ...look, quiet });
  }, [world.index, palette, language, focusedId, measured, quiet, isOwn]);
  const pins = useMemo(
    () => (isOwn ? withChosen(singleItems(items, world.clusters), items, chosenItemId) : items),
    [items, isOwn, world.clusters, chosenItemId],
  );
  const fanned = useMemo(() => fannedItems(items, isOwn ? fan : undefined), [items, isOwn, fan]);
  const peopled = useMemo(() => peopledClusters(items, world.clusters), [items, world.clusters]);
  const labels = useLabels();
  const landscape = useLandscape(view.zoom, !hasStreets);
  const names = useMemo(() => {
    const named = { world, pins: [...pins, ...clearOf], pinPx: isOwn ? PICTURED_PIN_PX : PIN_PX, landscape };
    return labels?.mapNames(named, size, view) ?? [];
  }, [labels, world, pins, clearOf, size, view, isOwn, landscape]);
  const own = useMemo(
    () => itemLayers(pins, chosenItemId, palette, isOwn ? "picture" : "check"),
    [pins, chosenItemId, palette, isOwn],
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
      ...own,
    ],
    [ground.layers, hasGround, names, circles, own, palette, hasStreets],
  );
  useEffect(() => {
    if (isDrawn) handlers.current.onDrawn();
  }, [isDrawn]);
  useClusterKeys(keys, { handlers, layer, setFocusedId, onSay });
  return (
    <>
      <DeckCanvas view={view} layers={layers} onView={onView} onPick={onPickPosition} />
      {isOwn ? (
        <Late>
          <PinPictures
            items={pins}
            fanned={fanned}
            clusters={peopled}
            chosenId={chosenItemId}
            view={view}
            size={size}
          />
        </Late>
      ) : null}
      {marker ? <MapMarker at={pixelOf(view, size, [marker.lng, marker.lat])} /> : null}
    </>
  );
}
