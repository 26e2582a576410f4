import { memo, useId } from "react";
import { type Language, useLanguage } from "~/ui/words/language";
import { abbreviated, circleDiameterPx } from "../cluster-style";
import type { MapItem } from "../pins";
import { clusterZoom, unitOf, type View, worldPx } from "../view";
import circles from "./circles.json";
import worldUrl from "./world.svg?url";
import classes from "./world-picture.module.css";

/** Radius of one's own items in pixels, as on the canvas. */
const ITEM_PX = 10;
/** Radius of a place that is alone. */
const SINGLE_PX = 5;
/** Width of the rim, which is part of a circle. */
const RIM_PX = 2;

/** Steps of a coordinate across the world in what was drawn beforehand. */
const STEPS = 2048;
/** The world, and the copies of it that a wide window shows beside it. */
const WORLDS = [-1, 0, 1];

interface Props {
  view: View;
  items: readonly MapItem[];
  /** `true` if the world's towns are shown. */
  towns: boolean;
}

/**
 * The map as a picture: coast, borders and the circles of the whole world where the canvas will draw them. It needs no
 * renderer, no places and no size, so that it is there with the page, and costs nothing while nobody uses the map.
 */
export const WorldPicture = memo(function WorldPicture({ view, items, towns }: Props) {
  const id = useId();
  const language = useLanguage();
  const side = worldPx(view);
  const [x, y] = unitOf(view.longitude, view.latitude);
  return (
    <svg className={classes.picture} width="1" height="1" aria-hidden="true">
      <g transform={`translate(${(-x * side).toFixed(1)} ${(-y * side).toFixed(1)})`}>
        <g className={classes.ground} transform={`scale(${(side / STEPS).toFixed(5)})`}>
          {WORLDS.map((copy) => (
            <use key={copy} href={`${worldUrl}#land`} x={copy * STEPS} />
          ))}
          <rect x={-STEPS} y={STEPS - 1} width={3 * STEPS} height={STEPS} />
          {WORLDS.map((copy) => (
            <use key={copy} href={`${worldUrl}#borders`} x={copy * STEPS} />
          ))}
        </g>
        <g id={id} className={classes.circles} data-quiet={items.length > 0 || undefined}>
          {towns ? <Circles zoom={clusterZoom(view.zoom)} side={side} language={language} /> : null}
          <Items items={items} side={side} />
        </g>
        <use href={`#${id}`} x={-side} />
        <use href={`#${id}`} x={side} />
      </g>
    </svg>
  );
});

/** The circles of a zoom; further in than the whole world there are none, and the canvas is on its way. */
function Circles({ zoom, side, language }: { zoom: number; side: number; language: Language }) {
  const drawn = circles[zoom] ?? [];
  return Array.from({ length: drawn.length / 3 }, (_, at) => {
    const [x = 0, y = 0, count = 1] = drawn.slice(3 * at, 3 * at + 3);
    const radius = count === 1 ? SINGLE_PX : circleDiameterPx(count) / 2;
    return (
      <g
        key={`${x} ${y}`}
        transform={`translate(${((x / STEPS) * side).toFixed(1)} ${((y / STEPS) * side).toFixed(1)})`}
      >
        <circle r={radius - RIM_PX / 2} />
        {count === 1 ? null : <text fontSize={(8 + radius * 0.24).toFixed(1)}>{abbreviated(count, language)}</text>}
      </g>
    );
  });
}

function Items({ items, side }: { items: readonly MapItem[]; side: number }) {
  return items.map(({ id, lng, lat, done }) => {
    const [x, y] = unitOf(lng, lat);
    return (
      <g
        key={id}
        className={done ? classes.done : classes.wish}
        transform={`translate(${(x * side).toFixed(1)} ${(y * side).toFixed(1)})`}
      >
        <circle r={ITEM_PX} />
        {done ? <path d="M-4 0l3 3 5-6" /> : null}
      </g>
    );
  });
}
