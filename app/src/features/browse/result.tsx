import { IconHeart, IconMapPin, IconRoute } from "@tabler/icons-react";
import { useMemo } from "react";
import type { Quest } from "~/core";
import { Cover } from "~/map/covers/cover";
import { Link } from "~/routing/link";
import { distance, listed, number } from "~/ui/format";
import { offerPrice } from "~/ui/money/format-money";
import { useWords, type Words } from "~/ui/words";
import type { Found } from "./filter";
import { coverOfFind } from "./find-cover";
import type { ListFind } from "./finds";
import classes from "./results.module.css";

interface Props {
  found: Found;
  /** Names of the friends who want something of it. */
  wantedBy: readonly string[];
  href: string;
  onOpen: () => void;
}

/** One quest or list among the results. */
export function Result({ found: { find, km }, wantedBy, href, onOpen }: Props) {
  const w = useWords();
  const facts = find.kind === "quest" ? questFacts(w, find.quest) : listFacts(w, find);
  const cover = useMemo(() => coverOfFind(find), [find]);
  const Icon = find.kind === "quest" ? IconRoute : IconMapPin;
  return (
    <li>
      <Link
        href={href}
        className={classes.result}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          // It opens above this page, which stays where it is.
          event.preventDefault();
          onOpen();
        }}
      >
        <Cover subject={cover} shape="thumbnail" />
        <span className={classes.words}>
          <span className={classes.kind}>
            <Icon size={14} stroke={1.7} aria-hidden="true" />
            {find.kind === "quest" ? w.browse.quest : w.browse.list}
            {km === null ? null : <span className={classes.away}>{distance(km)}</span>}
          </span>
          <span className={classes.title}>{find.title}</span>
          <span className={classes.facts}>{facts.join(" · ")}</span>
          {wantedBy.length > 0 ? (
            <span className={classes.wanted}>
              <IconHeart size={14} stroke={1.8} aria-hidden="true" />
              {w.browse.wantedBy(listed(wantedBy))}
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}

export function questFacts(w: Words, { stops, difficulty, price, mode, stats }: Quest): string[] {
  const { reviews = 0, stars = 0 } = stats ?? {};
  return [
    w.browse.stops(stops?.length ?? 0),
    offerPrice(price?.amount ?? 0, price?.currency ?? ""),
    w.browse.difficulty(difficulty ?? 1),
    mode === "scheduled" ? "" : w.browse.anyTime,
    reviews > 0 ? w.browse.stars(number(Math.round(stars * 10) / 10), reviews) : "",
  ].filter(Boolean);
}

export function listFacts(w: Words, { list, points }: ListFind): string[] {
  const { createdByUsername: owner, activities } = list;
  return [
    w.browse.by(owner),
    w.browse.items(activities.length),
    points.length > 0 ? w.browse.places(points.length) : "",
  ].filter(Boolean);
}
