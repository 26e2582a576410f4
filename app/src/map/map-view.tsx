import { useElementSize, useMergedRef } from "@mantine/hooks";
import { lazy, useState } from "react";
import { Late } from "~/ui/late";
import { useFirstWords } from "~/ui/words/first";
import { CardRoom, useClearOfCard } from "./card-room";
import { hasWebGl } from "./has-webgl";
import { mapActions } from "./map-actions";
import { MapCredit } from "./map-credit";
import { MapStage, mapFacts } from "./map-stage";
import { MapTools } from "./map-tools";
import classes from "./map-view.module.css";
import type { MapViewProps } from "./map-view-props";
import { MapPicture } from "./picture/map-picture";
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

const ScaleBar = lazy(() => import("./scale-bar"));
const VisibleList = lazy(() => import("./visible-list").then((part) => ({ default: part.VisibleList })));

const noItems: readonly MapItem[] = [];
/** Width of a map that has room for a list, or a card and the buttons, and something to look at. */
const ROOM_PX = 608;
const WORLD: View = { longitude: 12, latitude: 28, zoom: 1.1 };

/** The items of a list in clusters, or all towns of the world with the items on top; and the same as a list. */
export function MapView(props: MapViewProps) {
  const { label, items = noItems, towns = true, chosenItemId, onPickItem, onLeave, target, marker } = props;
  const w = useFirstWords();
  const { ref, awake, near, wake } = useAwake<HTMLElement>(props.waking ?? "when-turned-to");
  const { ref: measure, width, height } = useElementSize();
  const { view, setView, flyTo, getGoal } = useFlyTo(props.initialView ?? WORLD, { width, height });
  const [attempt, setAttempt] = useState(0);
  const canDraw = !awake || hasWebGl();
  const [listed = props.listed || !canDraw, setListed] = useState<boolean>();
  const size = { width, height };
  const isNarrow = width < ROOM_PX;
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
    onLeave,
    marker,
    hasStreets: streets !== null,
  };

  useTarget(target, wake, flyTo);
  const point = items.find(({ id }) => id === chosenItemId) ?? marker;
  const [card, setCard] = useClearOfCard({ point, size, target, getGoal, flyTo });
  useFraming(items, size, (props.framed ?? !towns) && target === undefined, setView);
  useMoveEnd(view, props.onMoveEnd);

  const act = mapActions({ view, size, world, items, flyTo, onPickPlace: props.onPickPlace, onPickItem, onLeave });
  const pickListed = (id: string) => {
    act.pickListed(id);
    // It would hide what is gone to.
    if (isNarrow) setListed(false);
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
      data-narrow={isNarrow || undefined}
      data-card={card !== null || undefined}
      data-google={streets?.terms ? true : undefined}
    >
      {awake && canDraw ? <Streets view={view} onDrawn={setStreets} /> : null}
      {canDraw ? (
        <MapStage
          {...stage}
          items={towns ? items : clustered.items}
          isOwn={!towns}
          picture={<MapPicture {...{ view, size, items, towns, near }} chosenId={chosenItemId} />}
          onPressPicture={towns ? undefined : act.pressPicture}
          onClusters={(clusters) => show({ clusters, failure: undefined })}
          onFailure={(failure) => show({ failure })}
          onPickPosition={(lng, lat) => void (towns ? act.pickNearest(lng, lat) : onLeave?.())}
        />
      ) : (
        <p className={classes.sentence}>{w.map.noWebGl}</p>
      )}
      {canDraw && width > 0 ? props.above?.(view, size) : null}
      {world.failure ? <PlacesFailure onRetry={() => setAttempt(attempt + 1)} /> : null}
      {listed ? (
        <Late>
          <VisibleList
            {...{
              world,
              view,
              size,
              onOpenCluster: act.openCluster,
              onPickPlace: props.onPickPlace,
              onClose: () => setListed(false),
            }}
            items={towns ? undefined : items}
            onPickItem={onPickItem && pickListed}
          />
        </Late>
      ) : null}
      <CardRoom value={setCard}>{props.children}</CardRoom>
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
