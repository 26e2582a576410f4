import { ago, distance } from "~/ui/format";
import { useNow } from "~/ui/use-now";
import { usePlayWords } from "~/ui/words/play";
import type { usePosition } from "./device/use-position";
import { FRESH_MS } from "./direction";
import parts from "./parts.module.css";
import classes from "./walk.module.css";

/** From this error on, in metres, an arrow leads astray. */
const INEXACT_M = 60;

interface Props {
  position: ReturnType<typeof usePosition>;
  /** True if the stop brings points by the position alone. */
  bringsPoints: boolean;
}

/** Accuracy of the position, or the reason why there is none, with advice. */
export function PositionNote({ position, bringsPoints }: Props) {
  const { way: w } = usePlayWords();
  const nowMs = useNow(15_000);
  const { state, fix, turnOn } = position;
  const sentence = () => {
    if (state === "off") return w.off;
    if (state === "asking") return w.asking;
    if (state === "denied") return `${w.denied} ${w.deniedHow}`;
    if (state === "unavailable" && !fix) return w.unavailable;
    if (!fix) return "";
    if (nowMs - fix.atMs > FRESH_MS) return w.old(ago(new Date(fix.atMs).toISOString(), nowMs));
    const metres = distance(fix.accuracyM / 1_000);
    return fix.accuracyM > INEXACT_M ? w.inexact(metres) : w.accuracy(metres);
  };
  const isLost = (state === "denied" || state === "unavailable") && !fix;
  const label = state === "off" ? w.turnOn : isLost ? w.tryAgain : null;
  return (
    <>
      <p className={classes.note}>
        {sentence()}
        {bringsPoints && !fix && state !== "asking" ? ` ${w.noPoints}` : ""}
      </p>
      {label ? (
        <button type="button" className={`${parts.button} ${classes.wide}`} onClick={turnOn}>
          {label}
        </button>
      ) : null}
    </>
  );
}
