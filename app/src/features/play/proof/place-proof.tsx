import { useState } from "react";
import { distance } from "~/ui/format";
import { usePlayWords } from "~/ui/words/play";
import { directionTo, judgePlace } from "../direction";
import parts from "../parts.module.css";
import { usePlayActions } from "../play-actions";
import { locationOf, type ProofProps, sayWhy } from "./proof";

/** Within this distance a number of metres tells nothing more. */
const AT_STOP_M = 15;

/** Being there: by the position of the device, or without any proof. */
export function PlaceProof({ record, stop, fix, told, options }: ProofProps) {
  const { at: w } = usePlayWords();
  const { checkIn, walkOn } = usePlayActions();
  const [isBusy, setBusy] = useState(false);
  const asksPlace = stop.proof?.type === "location";
  const verdict = judgePlace(stop, fix);
  const direction = directionTo(stop, fix);
  const far = direction ? distance(direction.distanceM / 1_000) : "";
  const isAtStop = direction !== null && direction.distanceM < AT_STOP_M;
  const sentences = {
    near: `${isAtStop ? w.place.there : w.place.near(far)} ${w.place.half}`,
    far: w.place.far(far),
    inexact: w.place.inexact(distance((fix?.accuracyM ?? 0) / 1_000)),
    none: w.place.none,
  };
  const send = async () => {
    setBusy(true);
    // The position is nobody's business where the stop does not ask for it.
    await checkIn(record, stop, { location: asksPlace ? locationOf(fix) : null }).catch(sayWhy);
    setBusy(false);
  };
  return (
    <>
      <div className={parts.body}>
        {told}
        <p className={parts.said} role="status">
          {asksPlace ? sentences[verdict] : w.noProof}
        </p>
        {options}
      </div>
      <div className={parts.foot}>
        {asksPlace && verdict !== "near" ? (
          <>
            <button type="button" className={parts.button} disabled={isBusy} onClick={() => void send()}>
              {w.place.anyway}
            </button>
            <button type="button" className={parts.button} data-kind="go" onClick={() => walkOn(record, stop.id)}>
              {w.back}
            </button>
          </>
        ) : (
          <button type="button" className={parts.button} data-kind="go" disabled={isBusy} onClick={() => void send()}>
            {w.next}
          </button>
        )}
      </div>
    </>
  );
}
