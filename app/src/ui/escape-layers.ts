import { useEffect, useEffectEvent } from "react";

/** Layers that lie over dialogs, the topmost last. Escape closes that one alone. */
const layers: (() => void)[] = [];

// Dialogs listen at the window as well, and hear of a key in the order in which they came: this must come before them.
window.addEventListener(
  "keydown",
  (event) => {
    const close = layers.at(-1);
    if (event.key !== "Escape" || event.isComposing || !close) return;
    event.stopImmediatePropagation();
    close();
  },
  { capture: true },
);

/** Lets Escape close a layer that lies over a dialog, and not the dialog. */
export function useEscapeLayer(isOpen: boolean, onEscape: () => void): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => close();
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [isOpen]);
}
