import { IconChevronRight } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { usePlayWords } from "~/ui/words/play";
import parts from "../parts.module.css";

/** The way on without the answer, which says what it costs before it is pressed a second time. */
export function GiveUp({ isBusy, onGiveUp }: { isBusy: boolean; onGiveUp: () => void }) {
  const { at: w } = usePlayWords();
  const [isAsked, setAsked] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  // It unfolds at the end of what scrolls, below the fold.
  useEffect(() => {
    if (isAsked) question.current?.scrollIntoView({ block: "end" });
  }, [isAsked]);
  if (!isAsked) {
    return (
      <button type="button" className={parts.option} onClick={() => setAsked(true)}>
        <IconChevronRight size={24} aria-hidden="true" />
        <span>{w.skip}</span>
        <span>{w.skipCost}</span>
      </button>
    );
  }
  return (
    <div className={parts.said} role="status" ref={question}>
      <div>
        <p className={parts.tight}>{w.skipSure}</p>
        <button type="button" className={parts.button} disabled={isBusy} onClick={onGiveUp}>
          {w.goOn}
        </button>
      </div>
    </div>
  );
}
