import { lazy, useMemo } from "react";
import type { Size, View } from "~/map/points-map";
import { pixelOf } from "~/map/view";
import { Late } from "~/ui/late";
import { HereNow } from "~/ui/presence/here-now";
import { usePlanWords } from "~/ui/words/plan";
import { dayColour } from "./day-colour";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";

const PointsMap = lazy(() => import("~/map/points-map").then((part) => ({ default: part.PointsMap })));

const KINDS = ["real", "estimate"] as const;
const round = (px: number) => px.toFixed(1);

/** As close as a way through a few streets needs. */
const ZOOM_MAX = 15;

/** The days on a map: their numbered stops and the ways between them. The list says the same in words. */
export function PlanMap() {
  const w = usePlanWords();
  const { times, present } = usePlanContext();
  const ways = times.flatMap(({ stops }) => stops.flatMap(({ way }) => way ?? []));
  const kinds = KINDS.filter((kind) => ways.some(({ isReal }) => isReal === (kind === "real")));
  const points = useMemo(() => times.flatMap(({ stops }) => stops.map(({ stop }) => stop)), [times]);
  return (
    <div className={classes.map}>
      <Late>
        <PointsMap label={w.map} points={points} zoomMax={ZOOM_MAX}>
          {(view, size) => <Overlay view={view} size={size} />}
        </PointsMap>
      </Late>
      <div className={classes.onMap}>
        <HereNow people={present} />
      </div>
      {times.some(({ stops }) => stops.length > 1) ? (
        <p className={classes.legend} aria-hidden="true">
          {kinds.map((kind) => (
            <span key={kind} data-kind={kind}>
              {w.ways.legend[kind]}
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}

function Overlay({ view, size }: { view: View; size: Size }) {
  const { times, chosenId, choose } = usePlanContext();
  const days = times.map(({ stops }) =>
    stops.map(({ stop, number }) => ({ stop, number, at: pixelOf(view, size, [stop.lng, stop.lat]) })),
  );
  return (
    <div className={classes.overlay} aria-hidden="true">
      <svg width={size.width} height={size.height} aria-hidden="true">
        {times.map(({ stops }, day) =>
          stops.map(({ stop, way }, at) => {
            const from = stops[at - 1]?.stop;
            if (!way || !from) return null;
            const line = way.line ?? [
              [from.lng, from.lat],
              [stop.lng, stop.lat],
            ];
            return (
              <polyline
                key={stop.id}
                className={classes.line}
                data-kind={way.isReal && way.line ? "real" : "estimate"}
                stroke={dayColour(day)}
                points={line.map((point) => pixelOf(view, size, [point[0], point[1]]).map(round).join(",")).join(" ")}
              />
            );
          }),
        )}
      </svg>
      {days.map((stops, day) =>
        stops.map(({ stop, number, at: [x, y] }) => (
          <span
            key={stop.id}
            className={classes.pin}
            data-chosen={stop.id === chosenId || undefined}
            style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`, background: dayColour(day) }}
            onPointerEnter={() => choose(stop.id)}
            onPointerLeave={() => choose(null)}
          >
            {number}
            {stop.id === chosenId ? <span className={classes.name}>{stop.name}</span> : null}
          </span>
        )),
      )}
    </div>
  );
}
