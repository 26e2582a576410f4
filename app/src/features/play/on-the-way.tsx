import { IconBulb, IconCheck, IconFocus2, IconListCheck, IconNavigation, IconRoute } from "@tabler/icons-react";
import { useState } from "react";
import { directionsTo } from "~/routing/directions";
import { pointOf } from "~/sync/geo";
import type { PlayedStop } from "~/sync/play/played-stops";
import { distance } from "~/ui/format";
import type { Person } from "~/ui/people/person";
import { Prose } from "~/ui/prose/prose";
import { usePlayWords } from "~/ui/words/play";
import { Arrow } from "./arrow";
import { useHeading } from "./device/use-heading";
import type { usePosition } from "./device/use-position";
import { directionTo, judgePlace } from "./direction";
import { JustFound } from "./just-found";
import parts from "./parts.module.css";
import type { Play } from "./play";
import { usePlayActions } from "./play-actions";
import { PositionNote } from "./position-note";
import { HintButton, ShownHints } from "./proof/hints";
import { RouteMap } from "./route-map";
import { StopPicture } from "./stop-picture";
import classes from "./walk.module.css";

interface Props {
  play: Play;
  current: PlayedStop;
  position: ReturnType<typeof usePosition>;
  team: readonly Person[];
  isOnline: boolean;
  onOverview: () => void;
}

/** On the way to a stop: how far, where to, and the clue. */
export function OnTheWay({ play, current, position, team, isOnline, onOverview }: Props) {
  const w = usePlayWords();
  const { record, stops } = play;
  const { arrive } = usePlayActions();
  const { stop, number } = current;
  const { fix } = position;
  const [isAsked, setAsked] = useState(false);
  const compass = useHeading(true);
  const direction = directionTo(stop, fix);
  const target = pointOf(stop);
  const before = stops.findLast(({ number: each, stop: done }) => each < number && pointOf(done));
  const from = fix ?? (before ? pointOf(before.stop) : null);
  // One point alone is no picture of a way: then the route is.
  const isWhole = isAsked || from === null;
  const seen = stops.filter(({ status, number: each }) => isWhole || each <= number || status !== "open");
  const far = direction ? distance(direction.distanceM / 1_000) : "";
  const isNear = direction !== null && judgePlace(stop, fix) === "near" && direction.distanceM < NEAR_M;
  const title = stop.title ?? "";
  return (
    <>
      <JustFound stops={stops} team={team} />
      <div className={classes.map} data-beside>
        <RouteMap
          label={direction ? w.way.mapWith(far, title) : w.way.map(title)}
          stops={seen}
          current={current}
          fix={fix}
          track={record.track.map(([lng, lat]) => ({ lng, lat }))}
          framed={
            isWhole ? stops.flatMap((each) => pointOf(each.stop) ?? []) : [from, target].filter((each) => each !== null)
          }
        >
          {from ? (
            <button
              type="button"
              className={classes.frameSwitch}
              aria-label={isWhole ? w.way.close : w.way.whole}
              onClick={() => setAsked(!isAsked)}
            >
              {isWhole ? <IconFocus2 size={24} aria-hidden="true" /> : <IconRoute size={24} aria-hidden="true" />}
            </button>
          ) : null}
        </RouteMap>
      </div>
      <div className={classes.go}>
        <p className={classes.stop}>{w.stop(number, title)}</p>
        {direction ? (
          <>
            <div>
              <h1 className={classes.far} data-words={isNear || undefined}>
                {isNear ? w.way.near : far}
              </h1>
              {isNear ? null : <p className={classes.straight}>{w.way.straight}</p>}
            </div>
            <Arrow
              direction={direction}
              headingDeg={compass.headingDeg ?? fix?.courseDeg ?? null}
              onAsk={compass.ask}
            />
          </>
        ) : null}
        {target && isOnline && (direction?.distanceM ?? Number.POSITIVE_INFINITY) > FAR_M ? (
          <a className={classes.directions} href={directionsTo(target)} target="_blank" rel="noopener noreferrer">
            <IconNavigation size={20} aria-hidden="true" />
            {number === 1 ? w.way.directionsToStart : w.way.directions}
          </a>
        ) : null}
        {stop.clue ? <Prose className={classes.clue} text={stop.clue} /> : null}
        <StopPicture stop={stop} />
        <PositionNote position={position} bringsPoints={stop.proof?.type === "location"} />
        <ShownHints record={record} stop={stop} />
      </div>
      <div className={parts.foot}>
        <div className={parts.two}>
          <HintButton record={record} stop={stop} isOnline={isOnline}>
            <IconBulb size={22} aria-hidden="true" />
          </HintButton>
          <button type="button" className={parts.button} onClick={onOverview}>
            <IconListCheck size={22} aria-hidden="true" />
            {w.way.stops}
          </button>
        </div>
        <button type="button" className={parts.button} data-kind="here" onClick={() => arrive(record, stop.id)}>
          <IconCheck size={22} aria-hidden="true" />
          {w.way.here}
        </button>
      </div>
    </>
  );
}

/** From here on, or without a position, a way through streets says more than an arrow. */
const FAR_M = 2_000;

/** From here on a number says less than looking around. */
const NEAR_M = 20;
