import { WebMercatorViewport } from "@deck.gl/core";
import { useMemo } from "react";
import { diameterPx } from "./cluster-style";
import DeckCanvas from "./deck-canvas";
import { fittingLabels } from "./labels";
import { baseLayers } from "./layers/base";
import { clusterLayers } from "./layers/clusters";
import { itemLayers, type MapItem } from "./layers/items";
import { nameLayers } from "./layers/names";
import { usePalette } from "./palette";
import { useBase } from "./use-base";
import type { World } from "./use-world";
import type { Size, View } from "./view";

interface Props {
  view: View;
  size: Size;
  world: World;
  items: readonly MapItem[];
  onView: (view: View) => void;
  onOpenCluster: (id: number, longitude: number, latitude: number) => void;
  onPickPosition: (longitude: number, latitude: number) => void;
}

/** The world as layers on the canvas. In a chunk of its own: the renderer is loaded only where there is a map. */
export default function WorldCanvas({ view, size, world, items, onView, onOpenCluster, onPickPosition }: Props) {
  const palette = usePalette();
  const base = useBase(view.zoom);
  const { clusters } = world;
  const names = useMemo(() => namesThatFit(world, size, view), [world, size, view]);
  const ground = useMemo(() => baseLayers(base, palette), [base, palette]);
  const circles = useMemo(() => clusterLayers(clusters, palette), [clusters, palette]);
  const own = useMemo(() => itemLayers(items, palette), [items, palette]);
  const layers = useMemo(
    () => [...ground, ...nameLayers(names, palette), ...circles, ...own],
    [ground, names, circles, own, palette],
  );

  const onPick = (layerId: string | undefined, index: number, [lng, lat]: readonly [number, number]) => {
    const count = layerId === "clusters" ? clusters?.counts[index] : undefined;
    if (!clusters || !count) return onPickPosition(lng, lat);
    const [longitude, latitude] = [clusters.positions[2 * index] ?? lng, clusters.positions[2 * index + 1] ?? lat];
    if (count === 1) onPickPosition(longitude, latitude);
    else onOpenCluster(clusters.ids[index] ?? 0, longitude, latitude);
  };
  return <DeckCanvas view={view} layers={layers} onView={onView} onPick={onPick} />;
}

function namesThatFit({ clusters, places }: World, { width, height }: Size, view: View) {
  if (width === 0 || !clusters) return [];
  const viewport = new WebMercatorViewport({ ...view, width, height });
  const circles = Array.from(clusters.counts, (count, at) => ({
    lng: clusters.positions[2 * at] ?? 0,
    lat: clusters.positions[2 * at + 1] ?? 0,
    radiusPx: count === 1 ? 3 : diameterPx(count) / 2,
  }));
  return fittingLabels(places, circles, (lng, lat) => viewport.project([lng, lat]) as [number, number]);
}
