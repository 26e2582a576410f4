import { Button } from "@mantine/core";
import { useElementSize, useMergedRef } from "@mantine/hooks";
import { type ReactNode, useEffect, useState } from "react";
import type { GazetteerPlace } from "~/core";
import { useFirstWords } from "~/ui/words/first";
import { PLACES, worldClusters, worldPlaces } from "~/workers/world";
import { hasWebGl } from "./has-webgl";
import type { MapItem } from "./layers/items";
import { MapStage, mapFacts } from "./map-stage";
import { MapTools } from "./map-tools";
import classes from "./map-view.module.css";
import { WorldPicture } from "./picture/world-picture";
import { useAwake, type Waking } from "./use-awake";
import { useDrift } from "./use-drift";
import { useFlyTo } from "./use-fly-to";
import { useMoveEnd } from "./use-move-end";
import { useWorld, type WorldIndex } from "./use-world";
import type { View } from "./view";
import { VisibleList } from "./visible-list";

interface Props {
  /** What the map is, for those who do not see it. */
  label: string;
  items?: readonly MapItem[];
  initialView?: View;
  /** When it begins to live; before that it is a picture. */
  waking?: Waking;
  /** Whether it moves slowly by itself until somebody takes hold of it. */
  drifting?: boolean;
  /** Whether the list of what is in view is there from the start. */
  listed?: boolean;
  /** Where to look from now on; another object is another wish. */
  target?: View;
  /** The map has come to rest somewhere else. */
  onMoveEnd?: (view: View) => void;
  /** A place was chosen on the map, or in the list that says the same. */
  onPickPlace?: (place: GazetteerPlace) => void;
  /** What was found, clustered above the places; and that one of it was chosen, by its place among the points. */
  found?: { found?: WorldIndex; onPickFound: (index: number) => void };
  /** What stands on the map, such as the card of the chosen place. */
  children?: ReactNode;
}

const noItems: readonly MapItem[] = [];
const WORLD: View = { longitude: 12, latitude: 28, zoom: 1.1 };

/** All places of the world, clustered, with one's own items on top; and the same as a list. A picture until it is woken. */
export function MapView(props: Props) {
  const {
    label,
    items = noItems,
    initialView = WORLD,
    drifting = false,
    target,
    onMoveEnd,
    onPickPlace,
    found,
    children,
  } = props;
  const w = useFirstWords();
  const { ref, awake, wake } = useAwake<HTMLElement>(props.waking ?? "when-turned-to");
  const { ref: measure, width, height } = useElementSize();
  const { view, setView, flyTo } = useFlyTo(initialView, { width, height });
  const hold = useDrift(drifting && awake, view, setView);
  const [attempt, setAttempt] = useState(0);
  const canDraw = !awake || hasWebGl();
  const [asked, setListed] = useState<boolean>();
  const listed = asked ?? (props.listed || !canDraw);
  const size = { width, height };
  const { world, show } = useWorld(view, size, attempt, { awake, drawn: canDraw });

  useEffect(() => {
    if (target) flyTo(target);
  }, [target, flyTo]);
  useMoveEnd(view, onMoveEnd);

  const taken = () => {
    wake();
    hold();
  };
  const pickNearest = async (lng: number, lat: number) => {
    const found = await (await worldPlaces()).nearestPlace(lng, lat);
    if (found) onPickPlace?.(found.place);
  };
  const openCluster = async (id: number, longitude: number, latitude: number) => {
    const zoom = await (await worldClusters()).expansionZoom(PLACES, id);
    flyTo({ longitude, latitude, zoom: Math.max(zoom, view.zoom + 1) });
  };

  return (
    <section
      className={classes.map}
      aria-label={label}
      ref={useMergedRef(ref, measure)}
      onPointerEnter={wake}
      onPointerDown={taken}
      onFocus={taken}
      onWheel={hold}
      // Whoever presses by voice or by a switch has neither a pointer nor the focus.
      onClickCapture={wake}
      {...mapFacts(world, view, awake)}
    >
      {canDraw ? (
        <MapStage
          {...{ label, view, size, world, items, setView, flyTo, awake }}
          picture={<WorldPicture view={view} items={items} />}
          {...found}
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
        onZoom={(by) => flyTo({ ...view, zoom: view.zoom + by })}
        onList={() => setListed(!listed)}
        listed={listed}
      />
      <p className={classes.credit}>{w.map.credit}</p>
    </section>
  );
}
