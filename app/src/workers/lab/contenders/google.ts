/**
 * Google's clusterers. They want the script of Google's map, which no page of ours loads; the stand-in that the core's
 * tests and benches drive them with is as much of it as they need, and what they draw costs nothing there.
 */
import type {
  GridAlgorithm,
  SuperClusterViewportAlgorithm,
  ViewportAlgorithmOptions,
} from "@googlemaps/markerclusterer";
import type MarkerClusterer from "@googlemaps/markerclustererplus";
import { Map as GoogleMap, Marker, OverlayView, type View } from "google-maps-stand-in";
import type { Box, LabOptions, Prepared } from ".";

/** View of a map before it was moved: nearly nothing is visible. */
const NOWHERE: View = { zoom: 20, bounds: [0, 0, 0.000_001, 0.000_001] };
const HIGHEST_ZOOM = 30;

const markersOf = (lngLat: Float64Array) =>
  Array.from({ length: lngLat.length / 2 }, (_, at) => new Marker(at, lngLat[2 * at] ?? 0, lngLat[2 * at + 1] ?? 0));

/** Markers, and the map they are on, at zooms of tiles of 256 pixels. */
function scene(lngLat: Float64Array) {
  const [map, overlay] = [new GoogleMap(NOWHERE), new OverlayView()];
  overlay.map = map;
  const show = (box: Box, zoom: number) => {
    map.view = { zoom, bounds: box };
  };
  // Types of Google's map are in a package of their own, which nothing here needs otherwise.
  const input = (markers: readonly Marker[]) =>
    ({ markers, map, mapCanvasProjection: overlay.getProjection() }) as unknown as Parameters<
      GridAlgorithm["calculate"]
    >[0];
  return { map, show, input, markers: markersOf(lngLat) };
}

export function plus(Peer: typeof MarkerClusterer) {
  return (lngLat: Float64Array, { radius, minPoints, maxZoom }: LabOptions): Prepared => {
    const { map, show, markers } = scene(lngLat);
    const options = { gridSize: radius, minimumClusterSize: minPoints, maxZoom: maxZoom + 1 };
    const given = markers as unknown as Parameters<MarkerClusterer["addMarkers"]>[0];
    let clusterer: MarkerClusterer | undefined;
    return {
      version: __PEER_VERSIONS__.markerclustererplus,
      reset: () => {
        clusterer = undefined;
      },
      build: () => {
        show(NOWHERE.bounds, NOWHERE.zoom);
        clusterer = new Peer(map as never, [], options);
        clusterer.addMarkers(given, true);
      },
      entries: (box, zoom) => {
        show(box, zoom + 1);
        clusterer?.repaint();
        return clusterer?.getTotalClusters() ?? 0;
      },
      bytes: () => undefined,
    };
  };
}

export function gridAlgorithm(Peer: typeof GridAlgorithm) {
  return (lngLat: Float64Array, { radius }: LabOptions): Prepared => {
    const { show, input, markers } = scene(lngLat);
    // It takes no options of the smallest cluster; at all zooms it shall do what it does.
    const options = { gridSize: radius, viewportPadding: radius, maxZoom: HIGHEST_ZOOM };
    let algorithm: GridAlgorithm | undefined;
    return {
      version: __PEER_VERSIONS__.markerclusterer,
      reset: () => {
        algorithm = undefined;
      },
      // It keeps no markers: each view is given all of them.
      build: () => {
        algorithm = new Peer(options);
      },
      entries: (box, zoom) => {
        show(box, zoom + 1);
        return algorithm?.calculate(input(markers)).clusters.length ?? 0;
      },
      bytes: () => undefined,
    };
  };
}

export function viewportAlgorithm(Peer: typeof SuperClusterViewportAlgorithm) {
  return (lngLat: Float64Array, options: LabOptions): Prepared => {
    const { show, input, markers } = scene(lngLat);
    // What it does not know it hands on to its supercluster.
    const given: ViewportAlgorithmOptions & LabOptions & { extent: number } = {
      ...options,
      extent: 512,
      viewportPadding: 0,
    };
    let algorithm: SuperClusterViewportAlgorithm | undefined;
    return {
      version: __PEER_VERSIONS__.markerclusterer,
      reset: () => {
        algorithm = undefined;
      },
      // It builds when it is first asked.
      build: () => {
        show(NOWHERE.bounds, options.maxZoom);
        algorithm = new Peer(given);
        algorithm.calculate(input(markers));
      },
      entries: (box, zoom) => {
        show(box, zoom);
        // What it was last asked it would not answer anew; a map that comes back from elsewhere makes it.
        Object.assign(algorithm ?? {}, { state: { zoom: -1, view: [0, 0, 0, 0] } });
        return algorithm?.calculate(input(markers)).clusters.length ?? 0;
      },
      bytes: () => undefined,
    };
  };
}
