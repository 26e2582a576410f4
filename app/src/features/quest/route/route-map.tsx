import { useElementSize } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { fitPoints } from "~/map/fit-points";
import type { Size, View } from "~/map/points-map";
import ScaleBar from "~/map/scale-bar";
import { streetSources } from "~/map/streets/sources";
import { ErrorBoundary } from "~/ui/error-boundary";
import { Late } from "~/ui/late";
import { useNear } from "~/ui/use-near";
import { useQuest } from "../quest-context";
import classes from "./route.module.css";
import { RouteOverlay } from "./route-overlay";

const PointsMap = lazy(() => import("~/map/points-map").then((part) => ({ default: part.PointsMap })));

/** Closer than this our own base map has nothing to show: a sketch, or streets, say more. */
const BASE_ZOOM_MAX = 9;
/** As close as a way through a few streets needs. */
const ZOOM_MAX = 16.5;

interface Props {
  chosenId: string | null;
  onChoose: (id: string | null) => void;
}

/**
 * The route on a map: our own where it goes through a country, streets where there are some, and else a sketch that is
 * drawn to scale. Never an empty sheet.
 */
export function RouteMap({ chosenId, onChoose }: Props) {
  const { route, w } = useQuest();
  const { ref, width, height } = useElementSize();
  const [near, isNear] = useNear<HTMLDivElement>();
  const size: Size = { width, height };
  const fitted = width > 0 ? fitPoints(route.stops, size, { zoomMax: ZOOM_MAX }) : null;
  const { data: sources } = useQuery({
    queryKey: ["street sources"],
    queryFn: streetSources,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const hasMap = fitted !== null && (fitted.zoom <= BASE_ZOOM_MAX || (sources ?? []).length > 0);
  const label = w.route.map(route.stops.length);
  const overlay = (view: View, of: Size) => (
    <RouteOverlay view={view} size={of} chosenId={chosenId} onChoose={onChoose} />
  );
  const sketch = fitted ? (
    <div className={classes.sketch} role="img" aria-label={label}>
      {overlay(fitted, size)}
      <p className={classes.note} aria-hidden="true">
        {w.route.sketch}
      </p>
      <ScaleBar view={fitted} />
    </div>
  ) : null;
  return (
    <div className={classes.ground} ref={near}>
      <div className={classes.ground} ref={ref}>
        {hasMap && isNear ? (
          <ErrorBoundary fallback={() => sketch}>
            <Late fallback={sketch}>
              <PointsMap label={label} points={route.stops} zoomMax={ZOOM_MAX}>
                {overlay}
              </PointsMap>
            </Late>
          </ErrorBoundary>
        ) : (
          sketch
        )}
      </div>
    </div>
  );
}
