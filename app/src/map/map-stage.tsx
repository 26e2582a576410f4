import { type KeyboardEvent, lazy, type MouseEvent, type ReactNode, useRef, useState } from "react";
import type { ClusterArrays } from "~/core";
import type { ClusterKeyboard } from "~/core/deck";
import { ErrorBoundary } from "~/ui/error-boundary";
import { Late } from "~/ui/late";
import { useFirstWords } from "~/ui/words/first";
import { Announcer } from "./announcer";
import classes from "./map-view.module.css";
import type { MapItem } from "./pins";
import type { World } from "./use-world";
import { moved, type Size, type View } from "./view";

const WorldCanvas = lazy(() => import("./world-canvas"));

interface Props {
  label: string;
  view: View;
  size: Size;
  world: World;
  items?: readonly MapItem[];
  /** `true` if the clusters are those of the items, and not the world's towns. */
  isOwn?: boolean;
  /** The item whose card is open. */
  chosenItemId?: string | undefined;
  /** `true` if streets lie below, which have land and names of their own. */
  hasStreets?: boolean;
  /** Points with something drawn above the canvas, which no name may cover. */
  clearOf?: readonly { lng: number; lat: number }[];
  onPickItem?: ((id: string) => void) | undefined;
  /** A cluster was pressed: what was picked before is not meant any more. */
  onLeave?: (() => void) | undefined;
  /** The place that is looked at. */
  marker?: { lng: number; lat: number } | undefined;
  setView: (view: View) => void;
  flyTo: (view: View) => void;
  onClusters: (clusters: ClusterArrays) => void;
  onFailure: (failure: unknown) => void;
  onPickPosition?: (longitude: number, latitude: number) => void;
  /** `true` if the layer's own work is written to the browser's timeline. */
  measured?: boolean;
  /** `true` if the canvas is there; until then the picture is all there is. */
  awake?: boolean;
  /** Picture that is shown until the canvas has drawn. */
  picture?: ReactNode;
  /** A point of the picture was pressed, in pixels of the window. */
  onPressPicture?: ((point: [x: number, y: number]) => void) | undefined;
}

/** The canvas with its keys, and what it says to those who do not see it. */
export function MapStage({
  label,
  flyTo,
  setView,
  view,
  world,
  awake = true,
  picture,
  onPressPicture,
  ...rest
}: Props) {
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
  const onPress = (event: MouseEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    if (!drawn) onPressPicture?.([event.clientX - left, event.clientY - top]);
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
        onClick={onPress}
      >
        {drawn ? null : picture}
        <ErrorBoundary fallback={() => <p className={classes.sentence}>{w.map.failed}</p>}>
          <Late>
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
          </Late>
        </ErrorBoundary>
      </div>
      <Announcer world={world} said={said} />
    </>
  );
}

const none: readonly MapItem[] = [];

/** Describes the drawn content as facts of the page: a canvas cannot be asked. */
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
