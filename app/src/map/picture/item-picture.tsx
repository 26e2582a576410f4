import { lazy, useMemo } from "react";
import { Late } from "~/ui/late";
import { useQuiet } from "~/ui/use-quiet";
import { diameterPx } from "../cluster-style";
import { Coast } from "../pin-map/coast";
import PinPictures from "../pin-pictures";
import { FACES_MAX, type MapItem, PICTURED_PIN_PX, peopleOf, withChosen } from "../pins";
import { type Size, unitOf, type View, worldPx } from "../view";
import { groupPins, type PinGroup } from "./pin-groups";
import classes from "./world-picture.module.css";

/** Names are read after the pins, and need not come with them. */
const PictureNames = lazy(() => import("./picture-names"));

/** The world, and the copies of it that a wide window shows beside it. */
const WORLDS = [-1, 0, 1];

interface Props {
  view: View;
  size: Size;
  items: readonly MapItem[];
  chosenId: string | undefined;
}

/** The map of items as a picture: coast, waterlines, and each item's picture where the canvas will have it. */
export default function ItemPicture({ view, size, items, chosenId }: Props) {
  const side = worldPx(view);
  const [x, y] = unitOf(view.longitude, view.latitude);
  // A copy out of sight would be stroked all the same.
  const inSight = WORLDS.filter((copy) => Math.abs((copy + 0.5 - x) * side) < (side + size.width) / 2);
  const isQuiet = useQuiet();
  const groups = useMemo(() => groupPins(items, view), [items, view]);
  const { alone, clusters, pins } = useMemo(() => partsOf(groups), [groups]);
  const singles = withChosen(alone, items, chosenId);
  return (
    <>
      <svg className={classes.picture} width="1" height="1" aria-hidden="true">
        {inSight.map((copy) => (
          <Coast key={copy} x={(copy - x) * side} y={-y * side} side={side} />
        ))}
      </svg>
      {isQuiet ? (
        <Late>
          <PictureNames view={view} size={size} pins={pins} />
        </Late>
      ) : null}
      <PinPictures items={singles} clusters={clusters} chosenId={chosenId} view={view} size={size} />
    </>
  );
}

/** Single pins, circles for those that stand together, and the room that each takes. */
function partsOf(groups: readonly PinGroup[]) {
  const alone = groups.flatMap(({ items }) => (items.length === 1 ? items : []));
  const clusters = groups
    .filter(({ items }) => items.length > 1)
    .map(({ lng, lat, items }, id) => {
      const people = peopleOf(items).slice(0, FACES_MAX);
      const done = items.filter((item) => item.done).length;
      return { id, lng, lat, count: items.length, done, people };
    });
  const pins = groups.map(({ lng, lat, items: { length } }) => ({
    lng,
    lat,
    radiusPx: length === 1 ? PICTURED_PIN_PX + 4 : diameterPx(length) / 2,
  }));
  return { alone, clusters, pins };
}
