import { IconMapPin, IconRoute } from "@tabler/icons-react";
import { useMemo } from "react";
import { isUploaded, smallOf } from "~/api/photo";
import { Cover } from "~/map/covers/cover";
import { useTown } from "~/map/towns/use-town";
import { Link } from "~/routing/link";
import { effortOf } from "~/sync/quests/effort";
import { distance, number } from "~/ui/format";
import { offerPrice } from "~/ui/money/format-money";
import { useWords, type Words } from "~/ui/words";
import { awayOf } from "./away";
import type { Found } from "./filter";
import { coverOfFind } from "./find-cover";
import type { ListFind, QuestFind } from "./finds";
import { NextDate } from "./next-date";
import { ReasonLine } from "./reason-line";
import classes from "./results.module.css";
import type { Taste } from "./suits";

interface Props {
  found: Found;
  taste: Taste;
  /** Where the reader's distances are from. */
  here: "home" | "you" | undefined;
  /** Words of the search, which name the town that distances are from. */
  text: string;
  href: string;
  onOpen: () => void;
}

/** One quest or list among the results. */
export function Result({ found, taste, here, text, href, onOpen }: Props) {
  const { find } = found;
  const w = useWords();
  const cover = useMemo(() => coverOfFind(find), [find]);
  const photo = find.kind === "quest" && isUploaded(find.quest.cover) ? smallOf(find.quest.cover) : undefined;
  const away = useMemo(() => awayOf(found, taste, here), [found, taste, here]);
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
        <span className={classes.picture}>
          {photo ? <img src={photo} alt="" loading="lazy" /> : <Cover subject={cover} shape="thumbnail" />}
        </span>
        <span className={classes.words}>
          <span className={classes.kind}>
            <Icon size={14} stroke={1.7} aria-hidden="true" />
            {find.kind === "quest" ? <QuestKind find={find} /> : w.browse.list}
            {away.km === null || !away.from ? null : (
              <span className={classes.away}>{w.browse.away[away.from](distance(away.km), text)}</span>
            )}
          </span>
          <span className={classes.title}>{find.title}</span>
          <span className={classes.facts}>
            {(find.kind === "quest" ? questFacts(w, find) : listFacts(w, find)).join("\u00a0· ")}
          </span>
          {find.kind === "quest" && find.quest.mode === "scheduled" ? <NextDate find={find} /> : null}
          {away.reason ? <ReasonLine reason={away.reason} /> : null}
        </span>
      </Link>
    </li>
  );
}

/** The town comes once the places of the world are there: at the end of a line, where it moves nothing. */
function QuestKind({ find: { points } }: { find: QuestFind }) {
  const w = useWords();
  const town = useTown(points[0] ?? null);
  return (
    <span>
      {w.browse.quest}
      {town ? ` · ${town}` : ""}
    </span>
  );
}

/** A quest’s length, effort and price. */
export function questFacts(w: Words, { quest, lengthKm }: QuestFind): string[] {
  const { stops, price, mode, stats } = quest;
  const { legs, head } = effortOf(quest, lengthKm);
  const { reviews = 0, stars = 0 } = stats ?? {};
  return [
    lengthKm > 0 ? w.browse.walk(distance(lengthKm)) : w.browse.stops(stops?.length ?? 0),
    offerPrice(price?.amount ?? 0, price?.currency ?? ""),
    w.browse.effort(legs, head),
    mode === "scheduled" ? "" : w.browse.anyTime,
    reviews > 0 ? w.browse.stars(number(Math.round(stars * 10) / 10), reviews) : "",
  ].filter(Boolean);
}

/** Wishes of a list that are named: what is in it says more than whose it is. */
const TITLES_MAX = 2;

export function listFacts(w: Words, { list, points }: ListFind): string[] {
  const { ownerName, createdByUsername, activities } = list;
  const inIt = activities.slice(0, TITLES_MAX).map(({ title }) => title);
  return [
    inIt.join(", "),
    w.browse.by(ownerName ?? `@${createdByUsername}`),
    w.browse.items(activities.length),
    points.length > 0 ? w.browse.places(points.length) : "",
  ].filter(Boolean);
}
