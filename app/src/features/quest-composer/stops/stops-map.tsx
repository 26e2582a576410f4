import { lazy, useMemo } from "react";
import type { Size, View } from "~/map/points-map";
import ScaleBar from "~/map/scale-bar";
import { readable } from "~/map/spot/readable";
import { pixelOf } from "~/map/view";
import { stopOf, withStops } from "~/sync/quest-drafts/content";
import { isPlaced } from "~/sync/quests/quest";
import { Late } from "~/ui/late";
import { useComposerWords } from "~/ui/words/quest-composer";
import { worldPlaces } from "~/workers/world";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { StopPin } from "./stop-pin";

const PointsMap = lazy(() => import("~/map/points-map").then((part) => ({ default: part.PointsMap })));

/** As close as a way through a few streets needs. */
const ZOOM_MAX = 16;

/** The stops on the map: a press adds one, pins are dragged, and dropped on each other to change the order. */
export function StopsMap() {
  const w = useComposerWords().stops;
  const { route, composer, choose } = useComposerContext();
  const placed = useMemo(() => route.filter(isPlaced), [route]);
  const add = (lng: number, lat: number) => {
    const id = crypto.randomUUID();
    composer.edit((content) => withStops(content, [stopOf({ title: "", lng, lat }, id)]));
    choose(id);
    void nameNear(lng, lat).then((name) => {
      const title = name ? w.newAt(name) : readable({ lng, lat });
      composer.edit((content) => {
        const isUnnamed = content.stops?.some((stop) => stop.id === id && !stop.title);
        return isUnnamed
          ? { ...content, stops: (content.stops ?? []).map((stop) => (stop.id === id ? { ...stop, title } : stop)) }
          : content;
      });
    });
  };
  return (
    <div className={classes.map}>
      <Late>
        <PointsMap label={w.map} points={placed} zoomMax={ZOOM_MAX} onPickPosition={add}>
          {(view, size) => <Overlay view={view} size={size} />}
        </PointsMap>
      </Late>
    </div>
  );
}

async function nameNear(lng: number, lat: number): Promise<string | undefined> {
  const found = await worldPlaces()
    .then((core) => core.nearestPlace(lng, lat))
    .catch(() => null);
  return found?.place.name;
}

function Overlay({ view, size }: { view: View; size: Size }) {
  const { stops } = useComposerContext();
  const placed = stops.filter(isPlaced);
  const spots = placed.map(({ lng, lat }) => pixelOf(view, size, [lng, lat]));
  const line = spots.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  return (
    <div className={classes.overlay}>
      <svg className={classes.route} width={size.width} height={size.height} aria-hidden="true">
        <polyline className={classes.casing} points={line} />
        <polyline className={classes.line} points={line} />
      </svg>
      {placed.map((stop, at) => (
        <StopPin
          key={stop.id}
          stop={stop}
          number={stops.indexOf(stop) + 1}
          view={view}
          size={size}
          others={placed
            .map(({ id }, index) => ({ id, at: spots[index] ?? [0, 0] }))
            .filter((_, index) => index !== at)}
        />
      ))}
      <div className={classes.scale}>
        <ScaleBar view={view} />
      </div>
    </div>
  );
}
