import { Button } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { type ReactNode, useEffect, useState } from "react";
import type { GazetteerPlace } from "~/core";
import { useWords } from "~/ui/words";
import { PLACES, worldClusters, worldPlaces } from "~/workers/world";
import { hasWebGl } from "./has-webgl";
import type { MapItem } from "./layers/items";
import { MapStage, mapFacts } from "./map-stage";
import { MapTools } from "./map-tools";
import classes from "./map-view.module.css";
import { useDrift } from "./use-drift";
import { useGlide } from "./use-glide";
import { useNear } from "./use-near";
import { useRest } from "./use-rest";
import { useWorld } from "./use-world";
import type { View } from "./view";
import { VisibleList } from "./visible-list";

interface Props {
  /** What the map is, for those who do not see it. */
  label: string;
  items?: readonly MapItem[];
  initialView?: View;
  /** Whether it moves slowly by itself until somebody takes hold of it. */
  drifting?: boolean;
  /** Whether the list of what is in view is there from the start. */
  listed?: boolean;
  /** Where to look from now on; another object is another wish. */
  target?: View;
  /** The map has come to rest somewhere else. */
  onRest?: (view: View) => void;
  /** A place was chosen on the map, or in the list that says the same. */
  onPickPlace?: (place: GazetteerPlace) => void;
  /** What stands on the map, such as the card of the chosen place. */
  children?: ReactNode;
}

const WORLD: View = { longitude: 12, latitude: 28, zoom: 1.1 };

/** All places of the world, clustered, with one's own items on top; and the same as a list. Begun when it is looked at. */
export function MapView(props: Props) {
  const { ref, near } = useNear<HTMLElement>();
  if (near) return <LiveMap {...props} />;
  return <section className={classes.map} aria-label={props.label} ref={ref} data-state="waiting" />;
}

function LiveMap(props: Props) {
  const { label, items = [], initialView = WORLD, drifting = false, target, onRest, onPickPlace, children } = props;
  const w = useWords();
  const { ref, width, height } = useElementSize();
  const { view, setView, glideTo } = useGlide(initialView);
  const drift = useDrift(drifting, view, setView);
  const [attempt, setAttempt] = useState(0);
  const [listed, setListed] = useState(props.listed || !hasWebGl());
  const size = { width, height };
  const { world, show } = useWorld(view, size, attempt, hasWebGl());

  useEffect(() => {
    if (target) glideTo(target);
  }, [target, glideTo]);
  useRest(view, onRest);

  const pickNearest = async (lng: number, lat: number) => {
    const found = await (await worldPlaces()).nearestPlace(lng, lat);
    if (found) onPickPlace?.(found.place);
  };
  const openCluster = async (id: number, longitude: number, latitude: number) => {
    const zoom = await (await worldClusters()).expansionZoom(PLACES, id);
    glideTo({ longitude, latitude, zoom: Math.max(zoom, view.zoom + 1) });
  };

  return (
    <section className={classes.map} aria-label={label} ref={ref} {...drift} {...mapFacts(world, view)}>
      {hasWebGl() ? (
        <MapStage
          {...{ label, view, size, world, items, setView, glideTo }}
          onClusters={(clusters) => show({ clusters, failure: undefined })}
          onFailure={(failure) => show({ failure })}
          onPickPosition={pickNearest}
        />
      ) : (
        <p className={classes.sentence}>{w.map.noWebGl}</p>
      )}
      {world.failure ? (
        <div className={classes.failure} role="alert">
          {w.map.placesFailed}
          <Button size="xs" variant="default" onClick={() => setAttempt(attempt + 1)}>
            {w.common.tryAgain}
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
      <p className={classes.credit}>{w.map.credit}</p>
    </section>
  );
}
