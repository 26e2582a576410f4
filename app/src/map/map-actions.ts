import type { GazetteerPlace } from "~/core";
import { PLACES, worldClusters, worldPlaces } from "~/workers/world";
import type { MapItem } from "./pins";
import type { World } from "./use-world";
import { pixelOf, type Size, type View } from "./view";

interface Given {
  view: View;
  size: Size;
  world: World;
  items: readonly MapItem[];
  flyTo: (view: View) => void;
  onPickPlace?: ((place: GazetteerPlace) => void) | undefined;
  onPickItem?: ((id: string) => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** The closest zoom that a press on a group goes to. */
const GROUP_ZOOM_MAX = 13;

/** Zoom in which an item that is asked for has its surroundings. */
const ITEM_ZOOM = 8;

/** Actions of pressing on a map, in its list and on its buttons. */
export function mapActions({ view, size, world, items, flyTo, onPickPlace, onPickItem, onLeave }: Given) {
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
    /** Picks an item in the list beside the map, and goes where it is. */
    pickListed: (id: string) => {
      onPickItem?.(id);
      const item = items.find((each) => each.id === id);
      if (item) flyTo({ longitude: item.lng, latitude: item.lat, zoom: Math.max(view.zoom, ITEM_ZOOM) });
    },
    /** Brings all items into view. */
    frameItems: async () => {
      const { fitPoints } = await import("./fit-points");
      const framed = fitPoints(items, size);
      if (framed) flyTo(framed);
    },
    /** Picks the item at a point of the picture, or goes nearer to the group there: no press is lost while the canvas comes. */
    pressPicture: async (point: [x: number, y: number]) => {
      const [{ groupAt, groupPins }, { fitPoints }] = await Promise.all([
        import("./picture/pin-groups"),
        import("./fit-points"),
      ]);
      const group = groupAt(groupPins(items, view), point, (lngLat) => pixelOf(view, size, lngLat));
      if (group?.items.length !== 1) onLeave?.();
      if (!group) return;
      const framed = fitPoints(group.items, size, { zoomMax: GROUP_ZOOM_MAX });
      if (group.items.length === 1) onPickItem?.(group.items[0].id);
      else if (framed) flyTo(framed);
    },
    /** Looks where the device is, which the browser asks its user about. */
    locate: async () => {
      const { locate } = await import("./locate");
      locate(flyTo);
    },
  };
}
