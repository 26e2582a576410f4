import type { Size, View } from "~/map/points-map";
import { pixelOf } from "~/map/view";
import { roughKm } from "~/sync/quests/route";
import { distance } from "~/ui/format";
import { useQuest } from "../quest-context";
import classes from "./route.module.css";
import { legLabels, numberOf, roundedPath } from "./route-line";

interface Props {
  view: View;
  size: Size;
  chosenId: string | null;
  onChoose: (id: string | null) => void;
}

/** The way and its numbered stops above a map. The list says the same: this part is for eyes and pointers. */
export function RouteOverlay({ view, size, chosenId, onChoose }: Props) {
  const { quest, route } = useQuest();
  const all = quest.stops ?? [];
  const spots = route.stops.map((stop) => pixelOf(view, size, [stop.lng, stop.lat]));
  const line = roundedPath(spots);
  const labels = legLabels(spots, route.legs);
  return (
    <div className={classes.overlay} aria-hidden="true">
      <svg width={size.width} height={size.height} aria-hidden="true">
        <path className={classes.casing} d={line} />
        <path className={classes.line} d={line} />
      </svg>
      {labels.map(({ at, km }) => (
        <span key={at.join()} className={classes.leg} style={moved(at)}>
          {distance(roughKm(km))}
        </span>
      ))}
      {route.stops.map((stop, at) => (
        <span
          key={stop.id}
          className={classes.pin}
          data-first={at === 0 || undefined}
          data-chosen={stop.id === chosenId || undefined}
          style={moved(spots[at] ?? [0, 0])}
          onPointerEnter={() => onChoose(stop.id)}
          onPointerLeave={() => onChoose(null)}
        >
          <b>{numberOf(all, stop.id)}</b>
          {stop.id === chosenId && stop.title ? (
            <span className={classes.name} data-edge={edgeOf(spots[at] ?? [0, 0], size)}>
              {stop.title}
            </span>
          ) : null}
        </span>
      ))}
    </div>
  );
}

type Pixel = readonly [x: number, y: number];

const moved = ([x, y]: Pixel) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` });

/** Words nearer to the edge than this would be cut off. */
const EDGE_PX = 120;

function edgeOf([x]: Pixel, { width }: Size): "left" | "right" | undefined {
  if (x < EDGE_PX) return "left";
  return x > width - EDGE_PX ? "right" : undefined;
}
