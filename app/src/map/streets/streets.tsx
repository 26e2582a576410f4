import { lazy } from "react";
import { ErrorBoundary } from "~/ui/error-boundary";
import { Late } from "~/ui/late";
import type { View } from "../view";
import type { Drawn } from "./street-canvas";

const StreetLayer = lazy(() => import("./street-layer"));

/** From here on the base map has nothing more to tell. */
const ZOOM_MIN = 6;

/** Streets from near by, if there are any; their code is loaded there. Without it the base map stays. */
export function Streets({ view, onDrawn }: { view: View; onDrawn: (drawn: Drawn | null) => void }) {
  if (view.zoom < ZOOM_MIN) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Late>
        <StreetLayer view={view} onDrawn={onDrawn} />
      </Late>
    </ErrorBoundary>
  );
}
