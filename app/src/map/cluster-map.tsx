import { useElementSize } from "@mantine/hooks";
import { type ReactNode, useMemo, useState } from "react";
import type { ClusterArrays } from "~/core";
import { useFirstWords } from "~/ui/words/first";
import { hasWebGl } from "./has-webgl";
import { MapStage, mapFacts } from "./map-stage";
import { MapTools } from "./map-tools";
import classes from "./map-view.module.css";
import { useFlyTo } from "./use-fly-to";
import type { World, WorldIndex } from "./use-world";
import { bboxWithMargin, type View } from "./view";
import { within } from "./within";

export type { WorldIndex };

interface Props {
  /** Name of the map, for those who do not see it. */
  label: string;
  /** The clustering to draw; nothing is drawn until there is one. */
  index: WorldIndex | undefined;
  onFailure: (failure: unknown) => void;
  /** Whose points they are, to be named beside who made the land. */
  credit?: string | undefined;
  /** Content on the map. */
  children?: ReactNode;
}

const START: View = { longitude: 12, latitude: 28, zoom: 1.1 };

/** Any clustering on the map, its layer's own work written to the browser's timeline. */
export function ClusterMap({ label, index, onFailure, credit, children }: Props) {
  const w = useFirstWords();
  const { ref, width, height } = useElementSize();
  const { view, setView, flyTo } = useFlyTo(START, { width, height });
  const [shown, setShown] = useState<{ index: WorldIndex | undefined; clusters: ClusterArrays }>();
  const size = { width, height };
  const clusters = shown && shown.index === index ? shown.clusters : undefined;
  const world: World = useMemo(
    () => ({
      index,
      clusters: clusters && within(clusters, bboxWithMargin(view, { width, height })),
      places: [],
      failure: undefined,
    }),
    [index, clusters, view, width, height],
  );
  return (
    <section className={classes.map} aria-label={label} ref={ref} {...mapFacts(world, view)}>
      {hasWebGl() ? (
        <MapStage
          {...{ label, view, size, world, setView, flyTo, onFailure }}
          onClusters={(clusters) => setShown({ index, clusters })}
          measured
        />
      ) : (
        <p className={classes.sentence}>{w.map.noWebGlHere}</p>
      )}
      {children}
      <MapTools onZoom={(by) => flyTo({ ...view, zoom: view.zoom + by })} />
      <p className={classes.credit}>{credit ?? w.map.landCredit}</p>
    </section>
  );
}
