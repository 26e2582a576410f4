import type { GazetteerPlace } from "~/core";
import { PLACES, worldClusters, worldPlaces } from "~/workers/world";
import type { MapItem } from "./pins";
import type { World } from "./use-world";
import type { Size, View } from "./view";

interface Given {
  view: View;
  size: Size;
  world: World;
  items: readonly MapItem[];
  flyTo: (view: View) => void;
  onPickPlace?: ((place: GazetteerPlace) => void) | undefined;
}

/** Actions of pressing on a map, in its list and on its buttons. */
export function mapActions({ view, size, world, items, flyTo, onPickPlace }: Given) {
  return {
    /** Picks the known place that is nearest to a position. */
    pickNearest: async (lng: number, lat: number) => {
      const found = await (await worldPlaces()).nearestPlace(lng, lat);
      if (found) onPickPlace?.(found.place);
    },
    /** Goes as near as a cluster needs to fall apart. */
    openCluster: async (id: number, longitude: number, latitude: number) => {
      const { worker, name } = world.index ?? { worker: await worldClusters(), name: PLACES };
      const zoom = await worker.expansionZoom(name, id);
      flyTo({ longitude, latitude, zoom: Math.max(zoom, view.zoom + 1) });
    },
    /** Brings all items into view. */
    frameItems: async () => {
      const { fitPoints } = await import("./fit-points");
      const framed = fitPoints(items, size);
      if (framed) flyTo(framed);
    },
    /** Looks where the device is, which the browser asks its user about. */
    locate: async () => {
      const { locate } = await import("./locate");
      locate(flyTo);
    },
  };
}
