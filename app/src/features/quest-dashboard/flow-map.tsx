import { useElementSize } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import type { QuestFigures } from "~/api/schema";
import type { Quest } from "~/core";
import { fitPoints } from "~/map/fit-points";
import type { Size, View } from "~/map/points-map";
import { streetSources } from "~/map/streets/sources";
import { pixelOf } from "~/map/view";
import { isPlaced } from "~/sync/quests/quest";
import { ErrorBoundary } from "~/ui/error-boundary";
import { Late } from "~/ui/late";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import { percentText, shareOf } from "./drop-out";
import classes from "./learn.module.css";

const PointsMap = lazy(() => import("~/map/points-map").then((part) => ({ default: part.PointsMap })));

/** Closer than this our own base map has nothing to show. */
const BASE_ZOOM_MAX = 9;
const ZOOM_MAX = 16.5;
/** Width of the way where everybody walks, and where nobody does. */
const [WIDE_PX, THIN_PX] = [12, 3];

interface Props {
  quest: Quest;
  figures: QuestFigures;
  /** Stop after which most give up. */
  worstId: string | undefined;
}

/** The route on a map, or drawn to scale where there is none, as thick as people walk it. */
export function FlowMap({ quest, figures, worstId }: Props) {
  const w = useDashboardWords().stops;
  const { ref, width, height } = useElementSize();
  const stops = (quest.stops ?? []).filter(isPlaced);
  const size: Size = { width, height };
  const fitted = width > 0 ? fitPoints(stops, size, { zoomMax: ZOOM_MAX }) : null;
  const { data: sources } = useQuery({
    queryKey: ["street sources"],
    queryFn: streetSources,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (stops.length < 2) return null;
  const drawn = (view: View, of: Size) => <Flow {...{ view, stops, figures, worstId }} size={of} />;
  const sketch = fitted ? (
    <div className={classes.sketch} role="img" aria-label={w.map}>
      {drawn(fitted, size)}
    </div>
  ) : null;
  const hasMap = fitted !== null && (fitted.zoom <= BASE_ZOOM_MAX || (sources ?? []).length > 0);
  return (
    <div className={classes.flowMap} ref={ref}>
      {hasMap ? (
        <ErrorBoundary fallback={() => sketch}>
          <Late fallback={sketch}>
            <PointsMap label={w.map} points={stops} zoomMax={ZOOM_MAX}>
              {drawn}
            </PointsMap>
          </Late>
        </ErrorBoundary>
      ) : (
        sketch
      )}
    </div>
  );
}

interface FlowProps {
  view: View;
  size: Size;
  stops: readonly { id: string; lng: number; lat: number }[];
  figures: QuestFigures;
  worstId: string | undefined;
}

/** Legs as wide as the share of walks on them, and stops with that share. */
function Flow({ view, size, stops, figures, worstId }: FlowProps) {
  const shares = new Map(figures.stops.map((stop) => [stop.stopId, shareOf(stop, figures)]));
  const spots = stops.map((stop) => ({ stop, at: pixelOf(view, size, [stop.lng, stop.lat]) }));
  return (
    <div className={classes.flow} aria-hidden="true">
      <svg width={size.width} height={size.height} aria-hidden="true">
        {spots.slice(1).map(({ stop, at: [x2, y2] }, before) => {
          const from = spots[before];
          if (!from) return null;
          const [x1, y1] = from.at;
          const share = shares.get(stop.id) ?? 0;
          return (
            <line
              key={stop.id}
              {...{ x1, y1, x2, y2 }}
              data-worst={from.stop.id === worstId || undefined}
              strokeWidth={THIN_PX + share * (WIDE_PX - THIN_PX)}
            />
          );
        })}
      </svg>
      {spots.map(({ stop, at: [x, y] }, place) => (
        <span
          key={stop.id}
          data-worst={stop.id === worstId || undefined}
          style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
        >
          <b>{place + 1}</b>
          <small>{percentText(shares.get(stop.id) ?? 0)}</small>
        </span>
      ))}
    </div>
  );
}
