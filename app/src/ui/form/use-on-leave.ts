import { useEffect, useEffectEvent } from "react";

/** Saves what was typed and not sent when its component is taken away, and when the page is reloaded or closed. */
export function useOnLeave(save: () => void): void {
  const leave = useEffectEvent(save);
  useEffect(() => {
    const onHide = () => leave();
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      leave();
    };
  }, []);
}
