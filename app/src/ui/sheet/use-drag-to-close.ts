import { type PointerEvent, type RefObject, useRef } from "react";

/** A drag closes past this share of the sheet's height, or when it is faster than a flick. */
const CLOSE_SHARE = 0.3;
const FLICK_PX_PER_MS = 0.5;

interface Drag {
  pointerId: number;
  startY: number;
  lastY: number;
  lastMs: number;
  /** Of the last movement, downwards. */
  speedPxPerMs: number;
}

/** Decides whether a drag that ended here closes the sheet. */
export function closes(offsetPx: number, speedPxPerMs: number, heightPx: number): boolean {
  return offsetPx > heightPx * CLOSE_SHARE || (offsetPx > 0 && speedPxPerMs > FLICK_PX_PER_MS);
}

/**
 * Lets a finger drag a sheet down by its handle. The offset goes straight to the element's `translate`, so that a drag
 * renders nothing and the entrance animation keeps `transform` for itself.
 */
export function useDragToClose(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<Drag | null>(null);
  const move = (offsetPx: number | null) => {
    if (!sheet.current) return;
    sheet.current.style.translate = offsetPx === null ? "" : `0 ${offsetPx}px`;
    sheet.current.toggleAttribute("data-dragged", offsetPx !== null);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const ended = drag.current;
    if (ended?.pointerId !== event.pointerId) return;
    drag.current = null;
    const offset = event.clientY - ended.startY;
    const isClosing =
      event.type === "pointerup" && closes(offset, ended.speedPxPerMs, sheet.current?.offsetHeight ?? 0);
    if (isClosing) onClose();
    else move(null);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // The close button inside the header stays a button.
      if (event.button !== 0 || (event.target as Element).closest("button, a")) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId, clientY, timeStamp } = event;
      drag.current = { pointerId, startY: clientY, lastY: clientY, lastMs: timeStamp, speedPxPerMs: 0 };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = drag.current;
      if (current?.pointerId !== event.pointerId) return;
      const elapsed = event.timeStamp - current.lastMs;
      if (elapsed > 0) current.speedPxPerMs = (event.clientY - current.lastY) / elapsed;
      current.lastY = event.clientY;
      current.lastMs = event.timeStamp;
      move(Math.max(0, event.clientY - current.startY));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
