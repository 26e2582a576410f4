import { IconCheck, IconRoute } from "@tabler/icons-react";
import { memo, type ReactNode } from "react";
import { CategoryMark } from "~/ui/category-mark";
import { useCategory } from "~/ui/pictures/use-category";
import { WishScene } from "~/ui/pictures/wish-scene";
import { Portrait } from "~/ui/portrait";
import { useLanguage } from "~/ui/words/language";
import { abbreviated, itemCircleDiameterPx } from "./cluster-style";
import classes from "./pin-pictures.module.css";
import type { DrawnCluster, FannedItem, MapItem } from "./pins";
import { pixelOf, type Size, type View } from "./view";

/** Pictures drawn at a time: more pins than that are clusters. */
const PICTURES_MAX = 40;
/** Distance outside the window at which a pin may be and still be seen in part. */
const MARGIN_PX = 32;

/** Width of the light outline of a cluster's disc, which the canvas counts as part of it. */
const OUTLINE_PX = 2;

interface Props {
  /** The items that stand alone. */
  items: readonly MapItem[];
  /** The items of an open fan. */
  fanned?: readonly FannedItem[];
  /** Clusters to put faces on; those without people are drawn as the circles that the canvas would have. */
  clusters: readonly DrawnCluster[];
  chosenId: string | undefined;
  view: View;
  size: Size;
}

/**
 * The pictures of wishes on their pins, and the faces of those whose wishes they are. Decoration: the canvas below is what
 * is pressed, the list says the same.
 */
export default function PinPictures({ items, fanned = [], clusters, chosenId, view, size }: Props) {
  const at = ({ lng, lat }: { lng: number; lat: number }) => pixelOf(view, size, [lng, lat]);
  const isNear = ([x, y]: readonly [number, number]) => isBetween(x, size.width) && isBetween(y, size.height);
  return (
    <div className={classes.pins} aria-hidden="true">
      {clusters
        .filter((cluster) => isNear(at(cluster)))
        .map((cluster) => (
          <Spot key={`cluster ${cluster.id}`} at={at(cluster)}>
            {cluster.people.length > 0 ? <Faces cluster={cluster} /> : <Ring cluster={cluster} />}
          </Spot>
        ))}
      {items
        .filter((item) => isNear(at(item)))
        .slice(0, PICTURES_MAX)
        .map((item) => (
          <Spot key={item.id} at={at(item)} chosen={item.id === chosenId}>
            <PinPicture item={item} />
          </Spot>
        ))}
      {fanned.map(({ item, offsetPx: [right, down], ...address }) => {
        const [x, y] = at(address);
        return (
          <Spot key={item.id} at={[x + right, y + down]} chosen={item.id === chosenId}>
            <PinPicture item={item} />
          </Spot>
        );
      })}
    </div>
  );
}

function isBetween(px: number, length: number): boolean {
  return px > -MARGIN_PX && px < length + MARGIN_PX;
}

function Spot({ at: [x, y], chosen, children }: { at: [number, number]; chosen?: boolean; children: ReactNode }) {
  return (
    <span
      className={classes.pin}
      data-chosen={chosen || undefined}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
    >
      {children}
    </span>
  );
}

const PinPicture = memo(function PinPicture({ item }: { item: MapItem }) {
  const wish = item.wish ?? { title: item.title };
  const category = useCategory(wish);
  const { person } = item;
  return (
    <span className={classes.head} data-face={person?.id}>
      <span className={classes.picture}>
        {person ? (
          <Portrait name={person.name} uid={person.id} src={person.photo} />
        ) : (
          <WishScene wish={wish} size="thumbnail" eager />
        )}
      </span>
      {item.done ? (
        <span className={classes.done}>
          <IconCheck size={12} stroke={3.5} />
        </span>
      ) : item.isQuest ? (
        <span className={classes.quest}>
          <IconRoute size={12} stroke={2.6} />
        </span>
      ) : category ? (
        <CategoryMark category={category} size={18} />
      ) : null}
    </span>
  );
});

const Faces = memo(function Faces({ cluster: { people, count } }: { cluster: DrawnCluster }) {
  const language = useLanguage();
  return (
    <span className={classes.faces} data-faces={people.length}>
      {people.map(({ id, name, photo }) => (
        <span key={id} className={classes.face} data-face={id}>
          <Portrait name={name} uid={id} src={photo} />
        </span>
      ))}
      <span className={classes.count}>{abbreviated(count, language)}</span>
    </span>
  );
});

/** A disc whose ring says how many are done, as the canvas draws it. */
function Ring({ cluster: { count, done } }: { cluster: DrawnCluster }) {
  const language = useLanguage();
  const width = itemCircleDiameterPx(count) - 2 * OUTLINE_PX;
  const share = `${(100 * (count - done)) / count}%`;
  return (
    <span
      className={classes.ring}
      style={{
        width,
        height: width,
        margin: -width / 2,
        backgroundImage: `conic-gradient(var(--accent) ${share}, var(--moss) ${share})`,
      }}
    >
      <span>{abbreviated(count, language)}</span>
    </span>
  );
}
