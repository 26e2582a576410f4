import { useEffect, useEffectEvent, useRef } from "react";

/** Mark of the step in the browser's history that a sheet has added. */
const STEP = "sheet";

function isOnStep(): boolean {
  return window.history.state?.[STEP] === true;
}

/**
 * Lets Back close a sheet on a phone, as in other apps: opening adds a step to the browser's history, and closing by
 * other means removes it.
 *
 * @param isStep - whether opening adds a step; not where it has changed the address already
 */
export function useBackToClose(isOpened: boolean, isStep: boolean, onClose: () => void): void {
  const added = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpened || !isStep || !window.matchMedia("(max-width: 48em)").matches) return;
    window.history.pushState({ [STEP]: true }, "");
    added.current = true;
    const closeOnBack = () => {
      if (isOnStep()) return;
      added.current = false;
      close();
    };
    window.addEventListener("popstate", closeOnBack);
    return () => {
      window.removeEventListener("popstate", closeOnBack);
      // Closed by its page: the step goes as well, unless the page has gone elsewhere meanwhile.
      if (added.current && isOnStep()) window.history.back();
      added.current = false;
    };
  }, [isOpened, isStep]);
}
