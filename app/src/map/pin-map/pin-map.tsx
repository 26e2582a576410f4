import { useElementSize } from "@mantine/hooks";
import type { Category } from "~/ui/categories";
import { CategoryMark } from "~/ui/category-mark";
import coastUrl from "./coast.svg?url";
import { framed, labelled } from "./framed";
import classes from "./pin-map.module.css";

export interface Pin {
  id: string;
  name: string;
  lng: number;
  lat: number;
  category: Category | null;
  done: boolean;
}

/** Steps of a coordinate across the world in the drawn coast. */
const STEPS = 4096;
/** Rings of water around the coast, the widest first, in pixels. */
const WATERLINES_PX = [34, 22, 12, 5];

interface Props {
  pins: readonly Pin[];
  /** Description of its content, for those who do not see it. */
  label: string;
}

/** A small map that stands still: the coast, and a few pins that it is framed to. Fills what it is put in. */
export function PinMap({ pins, label }: Props) {
  const { ref, width, height } = useElementSize();
  const view = framed(pins, { width, height });
  const spots = labelled(pins, view);
  const scale = view.side / STEPS;
  return (
    <div className={classes.map} ref={ref} role="img" aria-label={label}>
      {width > 0 ? (
        <>
          <svg className={classes.ground} width={width} height={height} aria-hidden="true">
            <g transform={`translate(${view.x.toFixed(1)} ${view.y.toFixed(1)}) scale(${scale.toFixed(5)})`}>
              {WATERLINES_PX.map((wide) => (
                <use key={wide} href={`${coastUrl}#coast`} className={classes.waterline} strokeWidth={wide / scale} />
              ))}
              <use href={`${coastUrl}#coast`} className={classes.land} strokeWidth={1.2 / scale} />
            </g>
          </svg>
          {spots.map(({ pin, left, top, isLabelled }) => (
            <span key={pin.id} className={classes.pin} style={{ left, top }} data-done={pin.done || undefined}>
              <span className={classes.head}>
                <CategoryMark category={pin.category} size={24} />
              </span>
              {isLabelled ? <span className={classes.name}>{pin.name}</span> : null}
            </span>
          ))}
        </>
      ) : null}
    </div>
  );
}
