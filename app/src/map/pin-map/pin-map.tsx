import { useElementSize } from "@mantine/hooks";
import type { Category } from "~/ui/categories";
import { CategoryMark } from "~/ui/category-mark";
import { Coast } from "./coast";
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
  return (
    <div className={classes.map} ref={ref} role="img" aria-label={label}>
      {width > 0 ? (
        <>
          <svg className={classes.ground} width={width} height={height} aria-hidden="true">
            <Coast {...view} />
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
