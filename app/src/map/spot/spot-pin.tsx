import { IconMapPinFilled } from "@tabler/icons-react";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useWords } from "~/ui/words";
import { pixelOf, positionAt, type Size, type View } from "../view";
import { readable } from "./readable";
import classes from "./spot.module.css";
import type { Spot } from "./spot-map";

interface Props {
  spot: Spot;
  view: View;
  size: Size;
  onMove: (spot: Spot) => void;
}

/** Pixels by which an arrow key moves the pin; with Shift it is one. */
const STEP_PX = 10;
const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A pin above the map that is dragged, or moved by the arrow keys; its tip is the spot. */
export function SpotPin({ spot, view, size, onMove }: Props) {
  const w = useWords().spot;
  const [x, y] = pixelOf(view, size, [spot.lng, spot.lat]);
  /** Point where the pointer took hold, from the tip. */
  const hold = useRef<{ x: number; y: number } | null>(null);
  const moveTo = (left: number, top: number) => {
    const [lng, lat] = positionAt(view, size, [left, top]);
    onMove({ lng, lat });
  };
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    hold.current = { x: event.clientX - x, y: event.clientY - y };
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (hold.current) moveTo(clientX - hold.current.x, clientY - hold.current.y);
  };
  const release = () => {
    hold.current = null;
  };
  const step = (event: KeyboardEvent) => {
    const [right, down] = STEPS[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    const by = event.shiftKey ? 1 : STEP_PX;
    moveTo(x + right * by, y + down * by);
  };
  return (
    <button
      type="button"
      className={classes.pin}
      style={{ left: x, top: y }}
      aria-label={w.pin(readable(spot))}
      aria-description={w.pinKeys}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={step}
    >
      <IconMapPinFilled size={40} aria-hidden="true" />
    </button>
  );
}
