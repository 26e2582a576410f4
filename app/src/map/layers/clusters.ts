import { ScatterplotLayer, TextLayer } from "@deck.gl/layers";
import type { ClusterArrays } from "~/core";
import { abbreviated, diameterPx } from "../cluster-style";
import type { Palette } from "../palette";

/** Radius of a single place, in pixels. */
const SINGLE_PX = 4;
/** Clear space between the circles of the five icon sizes. */
const GAP_PX = 7;

/** Radius of each circle in pixels, as deck.gl takes it. */
export function radiiPx(counts: Uint32Array): Float32Array {
  return Float32Array.from(counts, (count) => (count === 1 ? SINGLE_PX : (diameterPx(count) - GAP_PX) / 2));
}

/** Circles for clusters and dots for single places from the columns as they are, and the counts on them. */
export function clusterLayers(clusters: ClusterArrays | undefined, palette: Palette) {
  if (!clusters) return [];
  const attributes = {
    length: clusters.length,
    attributes: {
      getPosition: { value: clusters.positions, size: 2 },
      getRadius: { value: radiiPx(clusters.counts), size: 1 },
    },
  };
  const labelled = Array.from(clusters.counts.keys()).filter((at) => (clusters.counts[at] ?? 1) > 1);
  return [
    new ScatterplotLayer({
      id: "clusters",
      data: attributes,
      radiusUnits: "pixels",
      getFillColor: [...palette.lagoon, 222],
      stroked: true,
      getLineColor: [...palette.paper, 190],
      lineWidthUnits: "pixels",
      getLineWidth: 2,
      pickable: true,
    }),
    new TextLayer<number>({
      id: "cluster-counts",
      data: labelled,
      getPosition: (at) => [clusters.positions[2 * at] ?? 0, clusters.positions[2 * at + 1] ?? 0],
      getText: (at) => abbreviated(clusters.counts[at] ?? 0),
      getColor: palette.paper,
      getSize: (at) => 12 + (diameterPx(clusters.counts[at] ?? 0) - 53) / 9,
      fontFamily: "Instrument Sans Variable, sans-serif",
      fontWeight: 600,
      characterSet: "0123456789.kM",
    }),
  ];
}
