import type { MapName } from "../base/names";
import { type Obstacle, restingNames } from "../labels";
import { pixelOf, type Size, type View } from "../view";
import classes from "./picture-names.module.css";

interface Props {
  view: View;
  size: Size;
  /** Pins and clusters, which no name may cover. */
  pins: readonly Obstacle[];
}

/** Names of countries and seas on the picture, where the canvas will have them. */
export default function PictureNames({ view, size, pins }: Props) {
  return (
    <svg className={classes.names} width={size.width} height={size.height} aria-hidden="true">
      {restingNames(pins, size, view).map((name) => (
        <Name key={`${name.kind} ${name.text}`} name={name} at={pixelOf(view, size, [name.lng, name.lat])} />
      ))}
    </svg>
  );
}

function Name({ name: { kind, text }, at: [x, y] }: { name: MapName; at: readonly [number, number] }) {
  return (
    <text className={classes[kind]} x={x} y={y}>
      {text}
    </text>
  );
}
