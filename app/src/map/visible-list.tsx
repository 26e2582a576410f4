import { CloseButton } from "@mantine/core";
import type { ClusterArrays, GazetteerPlace } from "~/core";
import { useWords } from "~/ui/words";
import { type FirstWords, useFirstWords } from "~/ui/words/first";
import { locale } from "~/ui/words/language";
import { countryName } from "./country-name";
import type { MapItem } from "./pins";
import type { World } from "./use-world";
import { bboxOf, contains, type Size, type View } from "./view";
import classes from "./visible-list.module.css";

const PLACES_LISTED = 12;
const CLUSTERS_LISTED = 6;
const ITEMS_LISTED = 60;

interface Props {
  world: World;
  onOpenCluster: (id: number, longitude: number, latitude: number) => void;
  onPickPlace?: ((place: GazetteerPlace) => void) | undefined;
  view: View;
  size: Size;
  /** The items that the map shows; left out where it shows towns. */
  items?: readonly MapItem[] | undefined;
  onPickItem?: ((id: string) => void) | undefined;
  onClose: () => void;
}

/** The map as a list: the items in view; or its best known places, and its largest clusters to open. */
export function VisibleList({ items, view, size, onPickItem, onClose, ...towns }: Props) {
  const w = useWords();
  if (!items) return <TownList {...towns} onClose={onClose} />;
  const bbox = bboxOf(view, size);
  const inView = items.filter(({ lng, lat }) => contains(bbox, lng, lat));
  return (
    <div className={classes.panel}>
      <header>
        <p>{w.pins.itemsInView(inView.length)}</p>
        <CloseButton aria-label={w.map.closeList} onClick={onClose} />
      </header>
      <ul>
        {inView.slice(0, ITEMS_LISTED).map(({ id, title, person }) => (
          <li key={id}>
            <button type="button" onClick={() => onPickItem?.(id)} disabled={!onPickItem}>
              <span>{title}</span>
              {person ? <small>{person.name}</small> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function TownList({
  world,
  onOpenCluster,
  onPickPlace,
  onClose,
}: Pick<Props, "world" | "onOpenCluster" | "onPickPlace" | "onClose">) {
  const w = useFirstWords();
  const { clusters, places } = world;
  const total = clusters?.counts.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <div className={classes.panel}>
      <header>
        <p>{clusters ? w.map.inView(total, total.toLocaleString(locale())) : w.map.looking}</p>
        <CloseButton aria-label={w.map.closeList} onClick={onClose} />
      </header>
      <ul>
        {places.slice(0, PLACES_LISTED).map((place) => (
          <li key={place.id}>
            <button type="button" onClick={() => onPickPlace?.(place)} disabled={!onPickPlace}>
              <span>{place.name}</span>
              <small>{countryName(place.country)}</small>
            </button>
          </li>
        ))}
        {largest(clusters).map(({ id, count, longitude, latitude }) => (
          <li key={`cluster ${id}`}>
            <button type="button" onClick={() => onOpenCluster(id, longitude, latitude)}>
              <span>{w.map.places(count, count.toLocaleString(locale()))}</span>
              <small>{nearTo(w, places, longitude, latitude)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function largest(clusters: ClusterArrays | undefined) {
  if (!clusters) return [];
  const all = Array.from(clusters.counts, (count, at) => ({
    id: clusters.ids[at] ?? 0,
    count,
    longitude: clusters.positions[2 * at] ?? 0,
    latitude: clusters.positions[2 * at + 1] ?? 0,
  }));
  return all
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, CLUSTERS_LISTED);
}

/** Describes the position of a cluster by the best known place near it. */
function nearTo(w: FirstWords, places: readonly GazetteerPlace[], longitude: number, latitude: number): string {
  const away = (place: GazetteerPlace) => Math.hypot(place.lng - longitude, place.lat - latitude);
  const [first, ...others] = places;
  if (!first) return w.map.zoomIn;
  const nearest = others.reduce((best, place) => (away(place) < away(best) ? place : best), first);
  return w.map.zoomInAround(nearest.name);
}
