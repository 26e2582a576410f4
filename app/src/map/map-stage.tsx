import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { ClusterArrays } from "~/core";
import type { ClusterKeyboard } from "~/core/deck";
import { ErrorBoundary } from "~/ui/error-boundary";
import { useFirstWords } from "~/ui/words/first";
import { Announcer } from "./announcer";
import classes from "./map-view.module.css";
import type { MapItem } from "./pins";
import type { World, WorldIndex } from "./use-world";
import { moved, type Size, type View } from "./view";

const WorldCanvas = lazy(() => import("./world-canvas"));

interface Props {
  label: string;
  view: View;
  size: Size;
  world: World;
  items?: readonly MapItem[];
  /** Whether the clusters are those of the items, and not the world's towns. */
  isOwn?: boolean;
  /** The item whose card is open. */
  chosenItemId?: string | undefined;
  /** Whether streets lie below, which have land and names of their own. */
  hasStreets?: boolean;
  onPickItem?: ((id: string) => void) | undefined;
  /** Clusters of what was found, above the others. */
  found?: WorldIndex;
  onPickFound?: (index: number) => void;
  setView: (view: View) => void;
  flyTo: (view: View) => void;
  onClusters: (clusters: ClusterArrays) => void;
  onFailure: (failure: unknown) => void;
  onPickPosition?: (longitude: number, latitude: number) => void;
  /** Whether the layer's own work is written to the browser's timeline. */
  measured?: boolean;
  /** Whether the canvas is there; until then the picture is all there is. */
  awake?: boolean;
  /** What is seen until the canvas has drawn. */
  picture?: ReactNode;
}

/** The canvas with its keys, and what it says to those who do not see it. */
export function MapStage({ label, flyTo, setView, view, world, awake = true, picture, ...rest }: Props) {
  const w = useFirstWords();
  const keys = useRef<ClusterKeyboard>(null);
  const [said, say] = useState("");
  const [drawn, setDrawn] = useState(false);
  const onKey = (event: KeyboardEvent) => {
    const taken = keys.current?.handleKey(event.key);
    const next = taken ? null : moved(view, event.key);
    if (taken || next) event.preventDefault();
    if (next) flyTo(next);
  };
  return (
    <>
      <div
        className={classes.canvas}
        role="application"
        aria-roledescription={w.map.is}
        aria-label={w.map.keys(label)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move it
        tabIndex={0}
        onKeyDown={onKey}
      >
        {drawn ? null : picture}
        <ErrorBoundary fallback={() => <p className={classes.sentence}>{w.map.failed}</p>}>
          <Suspense fallback={null}>
            {awake ? (
              <WorldCanvas
                onPickPosition={() => undefined}
                items={none}
                {...rest}
                view={view}
                world={world}
                keys={keys}
                onView={setView}
                onGoTo={(longitude, latitude, zoom) =>
                  flyTo({ longitude, latitude, zoom: Math.max(zoom, view.zoom + 1) })
                }
                onSay={say}
                onDrawn={() => setDrawn(true)}
              />
            ) : null}
          </Suspense>
        </ErrorBoundary>
      </div>
      <Announcer world={world} said={said} />
    </>
  );
}

const none: readonly MapItem[] = [];

/** What is drawn, as facts of the page: a canvas cannot be asked. */
export function mapFacts({ clusters }: World, view: View, awake = true) {
  const counts = clusters?.counts ?? new Uint32Array();
  return {
    "data-state": clusters ? "ready" : awake ? "loading" : "picture",
    "data-clusters": counts.filter((count) => count > 1).length,
    "data-singles": counts.filter((count) => count === 1).length,
    "data-points": counts.reduce((sum, count) => sum + count, 0),
    "data-zoom": view.zoom.toFixed(2),
  };
}
