import { useMyQuestsWords } from "~/ui/words/my-quests";
import classes from "./my-quests.module.css";

/** Number of stops reached, in words and as bars. */
export function StopBars({ reached, stops }: { reached: number; stops: number }) {
  const w = useMyQuestsWords();
  return (
    <div className={classes.bars}>
      <span aria-hidden="true">
        {Array.from({ length: stops }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
          <i key={at} data-reached={at < reached || undefined} />
        ))}
      </span>
      <p className={classes.soft}>{w.stop(reached, stops)}</p>
    </div>
  );
}
