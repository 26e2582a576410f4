import { useEffect, useRef } from "react";
import { isUploaded } from "~/api/photo";
import { PictureOrCover } from "~/map/covers/picture-or-cover";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { PlayedStop } from "~/sync/play/played-stops";
import { coverOfQuest } from "~/sync/quests/cover";
import { distance, minutes } from "~/ui/format";
import { Stamp } from "~/ui/stamp";
import { usePlayWords } from "~/ui/words/play";
import { Frame } from "../frame";
import parts from "../parts.module.css";
import type { Play } from "../play";
import { RouteMap } from "../route-map";
import { SendingBar } from "../sending-bar";
import { StopPhoto } from "../stop-photos";
import { useSignal } from "../use-signal";
import classes from "./finish.module.css";
import { Points } from "./points";
import { Review } from "./review";
import { ShareWalk } from "./share-walk";
import { summaryOf } from "./summary";

interface Props {
  play: Play;
  questId: string;
  onLeave: () => void;
}

/** The end of a walk: what it was, worth keeping and worth sharing. */
export function Finish({ play, questId, onLeave }: Props) {
  const { finish: w, at } = usePlayWords();
  const { record, stops, changes } = play;
  const online = useSignal(changes);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { quest, photos } = record;
  const title = quest.title ?? "";
  const walk = summaryOf(play);
  const done = stops.filter(({ status }) => status === "reached" || status === "waiting");
  const day = new Date(walk.endedAt);
  const unchecked = stops.filter(isUnchecked).length;
  return (
    <Frame
      bar={
        <SendingBar isOver isOnline={online} hasWrongAnswer={Object.keys(record.wrong).length > 0} changes={changes} />
      }
    >
      <div className={parts.body}>
        <div className={classes.hero}>
          <PictureOrCover
            subject={coverOfQuest(questId, quest)}
            photo={isUploaded(quest.cover) ? quest.cover : undefined}
            shape="wide"
          />
          <span className={classes.stamp}>
            <Stamp above={title} year={day.getFullYear()} day={day.getDate()} month={day.getMonth() + 1} fresh />
          </span>
        </div>
        <h1 className={parts.title} ref={heading} tabIndex={-1}>
          {unchecked > 0 ? w.titleUnchecked(title) : w.title(title)}
        </h1>
        {unchecked > 0 ? <p className={parts.said}>{w.unchecked(unchecked)}</p> : null}
        <dl className={classes.facts}>
          <Fact name={walk.pausedMs > 60_000 ? w.timePaused(minutes(walk.pausedMs / 60_000)) : w.time}>
            {minutes(walk.playedMs / 60_000)}
          </Fact>
          <Fact name={walk.isTracked ? w.walked : w.route}>{distance(walk.lengthM / 1_000)}</Fact>
          <Fact name={photos.length > 0 ? w.photos(photos.length) : w.stops(done.length)}>
            {photos.length > 0 ? photos.length : done.length}
          </Fact>
        </dl>
        {walk.points.length > 1 ? (
          <div className={classes.map}>
            <RouteMap label={w.map} stops={stops} track={walk.isTracked ? walk.points : []} framed={walk.framed} />
          </div>
        ) : null}
        <Points record={record} stops={stops} />
        {photos.length > 0 ? (
          <>
            <h2 className={classes.part}>{w.photosTitle}</h2>
            <ul className={parts.photos}>
              {photos.map(({ name, stopId }, index) => (
                <li key={name}>
                  <StopPhoto name={name} alt={at.photoOf(index + 1, titleOf(play, stopId))} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <Review play={play} />
        {/* The end of the page, not a foot that stays: beside a keyboard that would cover the review. */}
        <div className={classes.end}>
          <ShareWalk record={record} walk={walk} />
          <div className={parts.two}>
            <Link className={parts.button} href={paths.quests}>
              {w.next}
            </Link>
            <button type="button" className={parts.button} onClick={onLeave}>
              {w.leave}
            </button>
          </div>
        </div>
      </div>
    </Frame>
  );
}

function Fact({ name, children }: { name: string; children: string | number }) {
  return (
    <div>
      <dd>{children}</dd>
      <dt>{name}</dt>
    </div>
  );
}

/** True for an answer that was given without a signal, which may still be wrong. */
function isUnchecked({ status, stop }: PlayedStop): boolean {
  const kind = stop.proof?.type;
  return status === "waiting" && (kind === "question" || kind === "code");
}

function titleOf({ stops }: Play, stopId: string): string {
  return stops.find(({ stop }) => stop.id === stopId)?.stop.title ?? "";
}
