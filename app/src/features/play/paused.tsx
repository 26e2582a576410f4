import { useEffect, useRef } from "react";
import { togglePause } from "~/sync/play/actions";
import { type PlayRecord, playedMs } from "~/sync/play/play-record";
import { minutes } from "~/ui/format";
import { usePlayWords } from "~/ui/words/play";
import { Frame } from "./frame";
import parts from "./parts.module.css";

/** A pause: the clock stands still, the screen may go off, and the page can be left. */
export function Paused({ record, onLeave }: { record: PlayRecord; onLeave: () => void }) {
  const { paused: w } = usePlayWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const since = record.pauses.at(-1)?.from ?? record.progress.startedAt;
  return (
    <Frame>
      <div className={parts.body}>
        <h1 className={parts.title} ref={title} tabIndex={-1}>
          {w.title}
        </h1>
        <p className={parts.story}>{w.text}</p>
        <p className={parts.soft}>{w.played(minutes(playedMs(record, since) / 60_000))}</p>
      </div>
      <div className={parts.foot}>
        <button type="button" className={parts.button} onClick={onLeave}>
          {w.leave}
        </button>
        <button type="button" className={parts.button} data-kind="here" onClick={() => togglePause(record)}>
          {w.goOn}
        </button>
      </div>
    </Frame>
  );
}
