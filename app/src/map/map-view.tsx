import { useElementSize, useMergedRef } from "@mantine/hooks";
import { lazy, useState } from "react";
import { Late } from "~/ui/late";
import { useFirstWords } from "~/ui/words/first";
import { hasWebGl } from "./has-webgl";
import { mapActions } from "./map-actions";
import { MapCredit } from "./map-credit";
import { MapStage, mapFacts } from "./map-stage";
import { MapTools } from "./map-tools";
import classes from "./map-view.module.css";
import type { MapViewProps } from "./map-view-props";
import { WorldPicture } from "./picture/world-picture";
import type { MapItem } from "./pins";
import { PlacesFailure } from "./places-failure";
import type { Drawn } from "./streets/street-canvas";
import { Streets } from "./streets/streets";
import { useAwake } from "./use-awake";
import { useFlyTo } from "./use-fly-to";
import { useFraming } from "./use-framing";
import { useItemClusters } from "./use-item-clusters";
import { useMoveEnd } from "./use-move-end";
import { useTarget } from "./use-target";
import { useWorld } from "./use-world";
import type { View } from "./view";

const ItemPicture = lazy(() => import("./picture/item-picture"));
const ScaleBar = lazy(() => import("./scale-bar"));
const VisibleList = lazy(() => import("./visible-list").then((part) => ({ default: part.VisibleList })));

const noItems: readonly MapItem[] = [];
/** Closest zoom of the picture with a fine coast: farther in it takes seconds to draw, and is too coarse. */
const COAST_ZOOM_MAX = 4;
/** Width of a map that has room for its list and something to look at. */
const LIST_BESIDE_PX = 560;
const WORLD: View = { longitude: 12, latitude: 28, zoom: 1.1 };

/** The items of a list in clusters, or all towns of the world with the items on top; and the same as a list. */
export function MapView(props: MapViewProps) {
  const { label, items = noItems, towns = true, chosenItemId, onPickItem, target, onPickPlace } = props;
  const w = useFirstWords();
  const { ref, awake, near, wake } = useAwake<HTMLElement>(props.waking ?? "when-turned-to");
  const { ref: measure, width, height } = useElementSize();
  const { view, setView, flyTo } = useFlyTo(props.initialView ?? WORLD, { width, height });
  const [attempt, setAttempt] = useState(0);
  const canDraw = !awake || hasWebGl();
  const [listed = props.listed || !canDraw, setListed] = useState<boolean>();
  const size = { width, height };
  const clustered = useItemClusters(awake && !towns ? items : noItems);
  const own = towns ? undefined : { index: clustered.index, isEmpty: items.length === 0 };
  const { world, show } = useWorld(view, size, attempt, { awake, drawn: canDraw, own });
  const [streets, setStreets] = useState<Drawn | null>(null);
  const stage = {
    label,
    view,
    size,
    world,
    setView,
    flyTo,
    awake,
    chosenItemId,
    onPickItem,
    marker: props.marker,
    hasStreets: streets !== null,
  };

  useTarget(target, wake, flyTo);
  useFraming(items, size, (props.framed ?? !towns) && target === undefined, setView);
  useMoveEnd(view, props.onMoveEnd);

  const act = mapActions({ view, size, world, items, flyTo, onPickPlace, onPickItem });
  const pickListed = (id: string) => {
    act.pickListed(id);
    // It would hide what is gone to.
    if (width < LIST_BESIDE_PX) setListed(false);
  };
  const moreTools = {
    onFit: items.length > 0 ? act.frameItems : undefined,
    onLocate: act.locate,
    onTowns: props.onTowns,
    towns,
  };

  return (
    <section
      className={classes.map}
      aria-label={label}
      ref={useMergedRef(ref, measure)}
      onPointerEnter={wake}
      onPointerDown={wake}
      onFocus={wake}
      // Whoever presses by voice or by a switch has neither a pointer nor the focus.
      onClickCapture={wake}
      {...mapFacts(world, view, awake)}
      data-street-features={streets?.features}
      data-google={streets?.terms ? true : undefined}
    >
      {awake && canDraw ? <Streets view={view} onDrawn={setStreets} /> : null}
      {canDraw ? (
        <MapStage
          {...stage}
          items={towns ? items : clustered.items}
          isOwn={!towns}
          picture={
            // Without a network parts of it may not come: then the coarse picture is enough.
            <Late fallback={<WorldPicture view={view} items={items} towns={towns} />}>
              {near && !towns && width > 0 && view.zoom <= COAST_ZOOM_MAX ? (
                <ItemPicture view={view} size={size} items={items} chosenId={chosenItemId} />
              ) : (
                <WorldPicture view={view} items={items} towns={towns} />
              )}
            </Late>
          }
          onPressPicture={towns ? undefined : act.pressPicture}
          onClusters={(clusters) => show({ clusters, failure: undefined })}
          onFailure={(failure) => show({ failure })}
          onPickPosition={(lng, lat) => void (towns && act.pickNearest(lng, lat))}
        />
      ) : (
        <p className={classes.sentence}>{w.map.noWebGl}</p>
      )}
      {canDraw && width > 0 ? props.above?.(view, size) : null}
      {world.failure ? <PlacesFailure onRetry={() => setAttempt(attempt + 1)} /> : null}
      {listed ? (
        <Late>
          <VisibleList
            {...{ world, view, size, onOpenCluster: act.openCluster, onPickPlace, onClose: () => setListed(false) }}
            items={towns ? undefined : items}
            onPickItem={onPickItem && pickListed}
          />
        </Late>
      ) : null}
      {props.children}
      <MapTools
        onZoom={(by) => flyTo({ ...view, zoom: view.zoom + by })}
        onList={() => setListed(!listed)}
        listed={listed}
        more={awake ? moreTools : undefined}
      />
      {awake ? (
        <Late>
          <ScaleBar view={view} />
        </Late>
      ) : null}
      <MapCredit streets={streets} />
    </section>
  );
}
