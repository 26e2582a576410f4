import { useElementSize } from "@mantine/hooks";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFirstWords } from "~/ui/words/first";
import { fitPoints } from "./fit-points";
import { hasWebGl } from "./has-webgl";
import { MapCredit } from "./map-credit";
import { MapStage, mapFacts } from "./map-stage";
import { MapTools } from "./map-tools";
import classes from "./map-view.module.css";
import type { Drawn } from "./streets/street-canvas";
import { Streets } from "./streets/streets";
import { useFlyTo } from "./use-fly-to";
import { useWorld } from "./use-world";
import { bboxOf, contains, type Size, type View } from "./view";

export type { Size, View };

interface Props {
  /** Name of the map, for those who do not see it. */
  label: string;
  /** Points that are kept in sight: the map moves when one of them is out of it. */
  points: readonly { lng: number; lat: number }[];
  /** Pixels at the bottom that something else covers. */
  coveredPx?: number;
  /** The closest zoom that the points are framed with; 9 unless told, where our own base map ends. */
  zoomMax?: number;
  /** Told of a press beside everything that stands on the map. */
  onPickPosition?: (lng: number, lat: number) => void;
  /** Draws what stands on the map, in pixels of the view. */
  children: (view: View, size: Size) => ReactNode;
}

const WORLD: View = { longitude: 12, latitude: 28, zoom: 1.1 };
/** Closer than this our own base map has nothing to show. */
const ZOOM_MAX = 9;
/** From here on there is paper where there are no streets. */
const PAPER_ZOOM = 10;
/** No clusters: only what the caller draws is meant. */
const NO_CLUSTERS = { index: undefined, isEmpty: true };

/** Our map with the caller's own drawing above it, framed to its points. */
export function PointsMap({ label, points, coveredPx = 0, zoomMax = ZOOM_MAX, onPickPosition, children }: Props) {
  const w = useFirstWords();
  const { ref, width, height } = useElementSize();
  const size = { width, height };
  const { view, setView, flyTo } = useFlyTo(WORLD, size);
  const { world, show } = useWorld(view, size, 0, { awake: true, drawn: true, own: NO_CLUSTERS });
  const [streets, setStreets] = useState<Drawn | null>(null);
  // Close to the streets of a town our coast is kilometres off: plain paper claims nothing.
  const isPaper = streets === null && zoomMax > ZOOM_MAX && view.zoom > PAPER_ZOOM;
  useFrame({ points, view, size, coveredPx, zoomMax, setView });
  return (
    <section
      className={classes.map}
      aria-label={label}
      ref={ref}
      data-paper={isPaper || undefined}
      {...mapFacts(world, view)}
    >
      {hasWebGl() ? (
        <>
          <Streets view={view} onDrawn={setStreets} />
          <MapStage
            {...{ label, view, size, world, setView, flyTo }}
            isOwn
            clearOf={points}
            hasStreets={streets !== null || isPaper}
            onClusters={(clusters) => show({ clusters, failure: undefined })}
            onFailure={(failure) => show({ failure })}
            {...(onPickPosition ? { onPickPosition } : {})}
          />
        </>
      ) : (
        <p className={classes.sentence}>{w.map.noWebGlHere}</p>
      )}
      {width > 0 ? children(view, size) : null}
      <MapTools onZoom={(by) => flyTo({ ...view, zoom: view.zoom + by })} />
      <MapCredit streets={streets} />
    </section>
  );
}

interface Framed extends Required<Pick<Props, "points" | "coveredPx" | "zoomMax">> {
  view: View;
  size: Size;
  setView: (view: View) => void;
}

/** Frames the points at first, and again when other points come that are out of sight, or less is covered. */
function useFrame({ points, view, size, coveredPx, zoomMax, setView }: Framed): void {
  const present = useRef({ points, view, size, coveredPx, zoomMax });
  present.current = { points, view, size, coveredPx, zoomMax };
  /** Pixels that were covered when the points were framed; nothing before that. */
  const framedWith = useRef<number>(undefined);
  const isThere = size.width > 0 && points.length > 0;
  const key = points.map(({ lng, lat }) => `${lng},${lat}`).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: other points are a reason to look, a moved view is none
  useEffect(() => {
    if (!isThere) return;
    const { points, view, size, coveredPx, zoomMax } = present.current;
    const bbox = bboxOf(view, size);
    const isSame = framedWith.current === coveredPx;
    if (isSame && points.every(({ lng, lat }) => contains(bbox, lng, lat))) return;
    framedWith.current = coveredPx;
    const framed = fitPoints(points, size, { zoomMax, coveredPx });
    if (framed) setView(framed);
  }, [key, isThere, coveredPx, setView]);
}
