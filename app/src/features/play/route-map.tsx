import { useElementSize } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { MapCredit } from "~/map/map-credit";
import ScaleBar from "~/map/scale-bar";
import type { Drawn } from "~/map/streets/street-canvas";
import { Streets } from "~/map/streets/streets";
import { pixelOf, type Size, type View } from "~/map/view";
import { type Point, pointOf } from "~/sync/geo";
import { isMissed, type PlayedStop } from "~/sync/play/played-stops";
import { usePlayWords } from "~/ui/words/play";
import type { Fix } from "./device/use-position";
import { frameOf } from "./frame-of";
import classes from "./route-map.module.css";
import { StopMark } from "./stop-mark";

interface Props {
  label: string;
  /** Stops with a pin, in order. */
  stops: readonly PlayedStop[];
  /** Stop that is walked to. */
  current?: PlayedStop | undefined;
  fix?: Fix | null;
  /** Points that are in sight. */
  framed: readonly Point[];
  /** The way that was walked. */
  track?: readonly Point[];
  children?: ReactNode;
}

/** Stops, the way and the own position on paper with a scale; over streets where this server or device has them. */
export function RouteMap({ label, stops, current, fix = null, framed, track = [], children }: Props) {
  const { ref, width, height } = useElementSize();
  const size = { width, height };
  const { way: w } = usePlayWords();
  const [streets, setStreets] = useState<Drawn | null>(null);
  const view = frameOf(framed, size);
  return (
    <div className={classes.map} ref={ref} data-streets={streets !== null || undefined}>
      {view ? (
        <>
          <Streets view={view} onDrawn={setStreets} />
          <svg className={classes.drawing} width={width} height={height} role="img" aria-label={label}>
            {streets ? null : <Grid view={view} size={size} />}
            <Line className={classes.walked} view={view} size={size} points={track} />
            <Line className={classes.ahead} view={view} size={size} points={aheadOf(stops, current, fix)} />
            {fix ? <Me view={view} size={size} fix={fix} /> : null}
            {stops.map((stop) => (
              <Pin key={stop.stop.id} view={view} size={size} stop={stop} isCurrent={stop === current} />
            ))}
          </svg>
          <div className={classes.scale}>
            <ScaleBar view={view} />
          </div>
          {streets ? <MapCredit streets={streets} /> : <p className={classes.sketch}>{w.sketch}</p>}
        </>
      ) : null}
      {children}
    </div>
  );
}

interface Placed {
  view: View;
  size: Size;
}

/** From the own position, or the stop before, to the next one; without one the line through all stops. */
function aheadOf(stops: readonly PlayedStop[], current: PlayedStop | undefined, fix: Fix | null): readonly Point[] {
  const target = current && pointOf(current.stop);
  const before = current && stops.findLast(({ stop, number }) => number < current.number && pointOf(stop) !== null);
  const from = fix ?? (before && pointOf(before.stop));
  return target && from ? [from, target] : stops.flatMap(({ stop }) => pointOf(stop) ?? []);
}

function Line({
  className,
  view,
  size,
  points,
}: Placed & { className?: string | undefined; points: readonly Point[] }) {
  if (points.length < 2) return null;
  const path = points.map(({ lng, lat }) =>
    pixelOf(view, size, [lng, lat])
      .map((px) => px.toFixed(1))
      .join(" "),
  );
  return <path className={className} d={`M${path.join("L")}`} />;
}

/** Squares of paper, so that one sees the map move. */
function Grid({ size: { width, height } }: Placed) {
  const lines = (side: number) => Array.from({ length: Math.ceil(side / GRID_PX) }, (_, at) => at * GRID_PX);
  return (
    <path
      className={classes.grid}
      d={`${lines(width)
        .map((x) => `M${x} 0V${height}`)
        .join("")}${lines(height)
        .map((y) => `M0 ${y}H${width}`)
        .join("")}`}
    />
  );
}

const GRID_PX = 40;

function Me({ view, size, fix }: Placed & { fix: Fix }) {
  const [x, y] = pixelOf(view, size, [fix.lng, fix.lat]);
  const metrePx = (512 * 2 ** view.zoom) / (EQUATOR_M * Math.cos((fix.lat * Math.PI) / 180));
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={classes.accuracy} r={Math.min(fix.accuracyM * metrePx, size.width)} />
      <circle className={classes.me} r={9} />
    </g>
  );
}

const EQUATOR_M = 40_075_017;

function Pin({ view, size, stop, isCurrent }: Placed & { stop: PlayedStop; isCurrent: boolean }) {
  const point = pointOf(stop.stop);
  if (!point) return null;
  const [x, y] = pixelOf(view, size, [point.lng, point.lat]);
  const { status } = stop;
  return (
    <g
      className={classes.pin}
      data-state={isCurrent ? "current" : isMissed(stop) ? "missed" : status}
      transform={`translate(${x} ${y})`}
    >
      <circle r={isCurrent ? 18 : 14} />
      {status === "open" ? <text y={6}>{stop.number}</text> : <StopMark status={status} x={-10} y={-10} size={20} />}
    </g>
  );
}
