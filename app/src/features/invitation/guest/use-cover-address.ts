import { useEffect, useState } from "react";
import type { InvitationView } from "../model";

/**
 * Address of the picture that the app shows of a hangout: its scene, or the poster of its place, which the server draws.
 * `undefined` until it is known which, so that no picture is swapped for another.
 */
export function useCoverAddress(view: InvitationView, poster: string): string | undefined {
  const [scene, setScene] = useState<string | null>();
  useEffect(() => {
    if (view.photoRef) return;
    let isCurrent = true;
    const show = (address: string | null) => {
      if (isCurrent) setScene(address);
    };
    import("./scene-address").then(
      ({ sceneAddress }) => show(sceneAddress(view)),
      () => show(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [view]);
  return scene === undefined ? undefined : (scene ?? poster);
}
