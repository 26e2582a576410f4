import { useMemo } from "react";
import type { Size, View } from "../view";
import classes from "./journey.module.css";
import { legsOf } from "./legs";

interface Props {
  /** The places in the order in which somebody was there. */
  spots: readonly { lng: number; lat: number }[];
  view: View;
  size: Size;
}

/** A dotted line from place to place, as one draws it into a notebook. Decoration: what it says stands beside the map. */
export function Journey({ spots, view, size }: Props) {
  const legs = useMemo(() => legsOf(spots, view, size), [spots, view, size]);
  return (
    <svg className={classes.journey} width={size.width} height={size.height} aria-hidden="true" data-legs={legs.length}>
      <path d={legs.join(" ")} />
    </svg>
  );
}
