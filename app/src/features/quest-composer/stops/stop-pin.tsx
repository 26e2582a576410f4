import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Size, View } from "~/map/points-map";
import { pixelOf, positionAt } from "~/map/view";
import { withMoved } from "~/sync/quest-drafts/content";
import type { PlacedStop } from "~/sync/quests/quest";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";

type Pixel = readonly [x: number, y: number];

interface Props {
  stop: PlacedStop;
  number: number;
  view: View;
  size: Size;
  /** The pins it can be dropped on. */
  others: readonly { id: string; at: Pixel }[];
}

/** Pixels by which an arrow key moves the pin; with Shift it is one. */
const STEP_PX = 10;
const STEPS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A shorter way of the pointer is a press. */
const DRAG_PX = 5;
/** Nearer than this to another pin, it is dropped on that. */
const DROP_PX = 22;

/** A numbered pin: pressed to choose its stop, dragged to move it, dropped on another one to take its place in the order. */
export function StopPin({ stop, number, view, size, others }: Props) {
  const w = useComposerWords().stops;
  const { composer, chosenId, choose, setStop, stops } = useComposerContext();
  const [x, y] = pixelOf(view, size, [stop.lng, stop.lat]);
  const hold = useRef<{ x: number; y: number; isDrag: boolean } | null>(null);
  const [moved, setMoved] = useState<Pixel | null>(null);
  const [left, top] = moved ?? [x, y];
  const target = moved ? others.find(({ at }) => Math.hypot(at[0] - left, at[1] - top) < DROP_PX) : undefined;
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    hold.current = { x: event.clientX - x, y: event.clientY - y, isDrag: false };
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!hold.current) return;
    const next: Pixel = [clientX - hold.current.x, clientY - hold.current.y];
    hold.current.isDrag ||= Math.hypot(next[0] - x, next[1] - y) > DRAG_PX;
    if (hold.current.isDrag) setMoved(next);
  };
  const release = () => {
    const isDrag = hold.current?.isDrag ?? false;
    hold.current = null;
    setMoved(null);
    if (!isDrag) return choose(stop.id);
    const to = target ? stops.findIndex(({ id }) => id === target.id) : -1;
    if (to >= 0) composer.edit((content) => withMoved(content, stop.id, to));
    else moveTo([left, top]);
  };
  const moveTo = (at: Pixel) => {
    const [lng, lat] = positionAt(view, size, [at[0], at[1]]);
    setStop(stop.id, { lng: Number(lng.toFixed(6)), lat: Number(lat.toFixed(6)) });
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const px = event.shiftKey ? 1 : STEP_PX;
    moveTo([x + by[0] * px, y + by[1] * px]);
  };
  return (
    <button
      type="button"
      className={classes.pin}
      style={{ transform: `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)` }}
      data-chosen={stop.id === chosenId || undefined}
      data-target={target ? true : undefined}
      data-dragged={moved ? true : undefined}
      aria-label={w.pin(number, stop.title ?? "")}
      aria-description={w.pinKeys}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={() => {
        hold.current = null;
        setMoved(null);
      }}
      onClick={(event) => event.detail === 0 && choose(stop.id)}
      onKeyDown={step}
    >
      <span>{number}</span>
    </button>
  );
}
