import { IconCheck } from "@tabler/icons-react";
import { memo } from "react";
import { CategoryMark } from "~/ui/category-mark";
import { useCategory, WishScene } from "~/ui/pictures/wish-scene";
import classes from "./pin-pictures.module.css";
import type { MapItem } from "./pins";
import { pixelOf, type Size, type View } from "./view";

/** Pictures drawn at a time: more pins than that are clusters. */
const PICTURES_MAX = 40;
/** How far outside the window a pin may be and still be seen in part. */
const MARGIN_PX = 32;

interface Props {
  /** The items that stand alone. */
  items: readonly MapItem[];
  chosenId: string | undefined;
  view: View;
  size: Size;
}

/** The pictures of wishes on their pins. Decoration: the canvas below is what is pressed, the list says the same. */
export default function PinPictures({ items, chosenId, view, size }: Props) {
  const spots = items
    .map((item) => ({ item, at: pixelOf(view, size, [item.lng, item.lat]) }))
    .filter(({ at: [x, y] }) => isNear(x, size.width) && isNear(y, size.height))
    .slice(0, PICTURES_MAX);
  return (
    <div className={classes.pins} aria-hidden="true">
      {spots.map(({ item, at: [x, y] }) => (
        <span
          key={item.id}
          className={classes.pin}
          data-chosen={item.id === chosenId || undefined}
          style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
        >
          <PinPicture item={item} />
        </span>
      ))}
    </div>
  );
}

function isNear(px: number, length: number): boolean {
  return px > -MARGIN_PX && px < length + MARGIN_PX;
}

const PinPicture = memo(function PinPicture({ item }: { item: MapItem }) {
  const wish = item.wish ?? { title: item.title };
  const category = useCategory(wish);
  return (
    <span className={classes.head}>
      <span className={classes.picture}>
        <WishScene wish={wish} size="thumbnail" eager />
      </span>
      {item.done ? (
        <span className={classes.done}>
          <IconCheck size={12} stroke={3.5} />
        </span>
      ) : category ? (
        <CategoryMark category={category} size={18} />
      ) : null}
    </span>
  );
});
