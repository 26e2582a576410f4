import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { pointOf } from "~/sync/geo";
import type { PlayedStop } from "~/sync/play/played-stops";
import { Prose } from "~/ui/prose/prose";
import { usePlayWords } from "~/ui/words/play";
import type { Fix } from "./device/use-position";
import { judgePlace } from "./direction";
import parts from "./parts.module.css";
import type { Play } from "./play";
import { usePlayActions } from "./play-actions";
import { AnswerProof } from "./proof/answer-proof";
import { HintRow, ShownHints } from "./proof/hints";
import { HostProof } from "./proof/host-proof";
import { PlaceProof } from "./proof/place-proof";
import { StopPhotos } from "./stop-photos";
import { StopPicture } from "./stop-picture";

interface Props {
  play: Play;
  current: PlayedStop;
  fix: Fix | null;
  isOnline: boolean;
}

/** At a stop: what is told there, and the proof that one is there. */
export function AtStop({ play: { record }, current, fix, isOnline }: Props) {
  const w = usePlayWords();
  const { skip, walkOn } = usePlayActions();
  const { stop, number } = current;
  const kind = stop.proof?.type ?? "none";
  const top = useRef<HTMLHeadingElement>(null);
  // Far away the way back is the one thing to do.
  const isBackBelow = kind === "location" && judgePlace(stop, fix) !== "near";
  // The button that led here is gone.
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  const told = (
    <>
      {pointOf(stop) && !isBackBelow ? (
        <button type="button" className={parts.option} onClick={() => walkOn(record, stop.id)}>
          <IconChevronLeft size={22} aria-hidden="true" />
          {w.at.back}
        </button>
      ) : null}
      <h1 className={parts.name} ref={top} tabIndex={-1}>
        {w.stop(number, stop.title ?? "")}
        {stop.optional ? ` · ${w.at.optional}` : ""}
      </h1>
      <StopPicture stop={stop} />
      {pointOf(stop) === null && stop.clue ? <Prose className={parts.story} text={stop.clue} /> : null}
      {stop.storyText ? <Prose className={parts.story} text={stop.storyText} /> : null}
    </>
  );
  const options = (
    <>
      <ShownHints record={record} stop={stop} />
      <ul className={parts.options}>
        <HintRow record={record} stop={stop} isOnline={isOnline} />
        <StopPhotos record={record} stop={stop} />
        {stop.optional ? (
          <li>
            <button type="button" className={parts.option} onClick={() => skip(record, stop.id, true)}>
              <IconChevronRight size={24} aria-hidden="true" />
              <span>{w.at.skip}</span>
              <span>{w.at.skipNote}</span>
            </button>
          </li>
        ) : null}
      </ul>
    </>
  );
  const proof = { record, stop, fix, isOnline, told, options };
  if (kind === "code" || kind === "question") return <AnswerProof {...proof} />;
  if (kind === "host") return <HostProof {...proof} />;
  return <PlaceProof {...proof} />;
}
