import { Button } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { GazetteerPlace } from "~/core";
import type { ClusterKeyboard } from "~/core/deck";
import { ErrorBoundary } from "~/ui/error-boundary";
import { PLACES, worldClusters, worldPlaces } from "~/workers/world";
import { Announcer } from "./announcer";
import { hasWebGl } from "./has-webgl";
import type { MapItem } from "./layers/items";
import { MapTools } from "./map-tools";
import classes from "./map-view.module.css";
import { useGlide } from "./use-glide";
import { useWorld, type World } from "./use-world";
import { moved, type View } from "./view";
import { VisibleList } from "./visible-list";

const WorldCanvas = lazy(() => import("./world-canvas"));

interface Props {
  /** What the map is, for those who do not see it. */
  label: string;
  items?: readonly MapItem[];
  initialView?: View;
  /** A place was chosen on the map, or in the list that says the same. */
  onPickPlace?: (place: GazetteerPlace) => void;
  /** What stands on the map, such as the card of the chosen place. */
  children?: ReactNode;
}

const WORLD: View = { longitude: 12, latitude: 28, zoom: 1.1 };

/** All places of the world, clustered, with one's own items on top; and the same as a list. */
export function MapView({ label, items = [], initialView = WORLD, onPickPlace, children }: Props) {
  const { ref, width, height } = useElementSize();
  const { view, setView, glideTo } = useGlide(initialView);
  const [attempt, setAttempt] = useState(0);
  const [listed, setListed] = useState(!hasWebGl());
  const size = { width, height };
  const { world, show } = useWorld(view, size, attempt, hasWebGl());
  const keys = useRef<ClusterKeyboard>(null);
  const [said, say] = useState("");

  const pickNearest = async (lng: number, lat: number) => {
    const found = await (await worldPlaces()).nearestPlace(lng, lat);
    if (found) onPickPlace?.(found.place);
  };
  const goTo = (longitude: number, latitude: number, zoom: number) =>
    glideTo({ longitude, latitude, zoom: Math.max(zoom, view.zoom + 1) });
  const openCluster = async (id: number, longitude: number, latitude: number) => {
    const zoom = await (await worldClusters()).expansionZoom(PLACES, id);
    goTo(longitude, latitude, zoom);
  };
  const onKey = (event: KeyboardEvent) => {
    const taken = keys.current?.handleKey(event.key);
    const next = taken ? null : moved(view, event.key);
    if (taken || next) event.preventDefault();
    if (next) glideTo(next);
  };

  return (
    <section className={classes.map} aria-label={label} ref={ref} {...facts(world, view)}>
      {hasWebGl() ? (
        <div
          className={classes.canvas}
          role="application"
          aria-roledescription="map"
          aria-label={`${label}. Arrow keys move, plus and minus zoom, Enter walks over the clusters; the list says what is in view.`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move it
          tabIndex={0}
          onKeyDown={onKey}
        >
          <ErrorBoundary
            fallback={() => <p className={classes.sentence}>The map could not be loaded. Please reload the page.</p>}
          >
            <Suspense fallback={null}>
              <WorldCanvas
                view={view}
                size={size}
                world={world}
                items={items}
                onView={setView}
                keys={keys}
                onClusters={(clusters) => show({ clusters, failure: undefined })}
                onFailure={(failure) => show({ failure })}
                onGoTo={goTo}
                onPickPosition={pickNearest}
                onSay={say}
              />
            </Suspense>
          </ErrorBoundary>
        </div>
      ) : (
        <p className={classes.sentence}>This browser draws no maps (WebGL is missing), so here is the list.</p>
      )}
      {world.failure ? (
        <div className={classes.failure} role="alert">
          The places could not be loaded.
          <Button size="xs" variant="default" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        </div>
      ) : null}
      {listed ? (
        <VisibleList
          world={world}
          onOpenCluster={openCluster}
          {...(onPickPlace ? { onPickPlace } : {})}
          onClose={() => setListed(false)}
        />
      ) : null}
      {children}
      <MapTools
        onZoom={(by) => glideTo({ ...view, zoom: view.zoom + by })}
        onList={() => setListed(!listed)}
        listed={listed}
      />
      <Announcer world={world} said={said} />
      <p className={classes.credit}>Places: GeoNames, CC BY 4.0 · Land: Natural Earth</p>
    </section>
  );
}

/** What is drawn, as facts of the page: a canvas cannot be asked. */
function facts({ clusters }: World, view: View) {
  const counts = clusters?.counts ?? new Uint32Array();
  return {
    "data-state": clusters ? "ready" : "loading",
    "data-clusters": counts.filter((count) => count > 1).length,
    "data-singles": counts.filter((count) => count === 1).length,
    "data-points": counts.reduce((sum, count) => sum + count, 0),
    "data-zoom": view.zoom.toFixed(2),
  };
}
