import { IconQrcode, IconX } from "@tabler/icons-react";
import { type FormEvent, useId, useState } from "react";
import { hasWalkedOn } from "~/sync/play/actions";
import { triesLeft } from "~/sync/play/played-stops";
import { useTypedText } from "~/sync/typed-texts/use-typed-text";
import { distance } from "~/ui/format";
import { usePlayWords } from "~/ui/words/play";
import { clockOf } from "../clock-of";
import { directionTo, judgePlace } from "../direction";
import parts from "../parts.module.css";
import { usePlayActions } from "../play-actions";
import { GiveUp } from "./give-up";
import { type ProofProps, sayWhy } from "./proof";
import { ScanCode } from "./scan-code";

/** A question, or a code that is written or printed there: typed, or scanned. */
export function AnswerProof({ record, stop, fix, isOnline, told, options }: ProofProps) {
  const { at: w } = usePlayWords();
  const { checkIn } = usePlayActions();
  const id = useId();
  const isCode = stop.proof?.type === "code";
  const [answer, setAnswer] = useTypedText(`play/${record.bookingId}/${stop.id}`);
  const [isBusy, setBusy] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const wrong = record.wrong[stop.id];
  const left = triesLeft(record, stop);
  const send = async (given: string, isSkipped = false) => {
    setBusy(true);
    try {
      await checkIn(record, stop, isSkipped ? { answer: given || "-", skip: true } : { answer: given });
      setAnswer("");
    } catch (failure) {
      sayWhy(failure);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() !== "") void send(answer.trim());
  };
  return (
    <form onSubmit={submit} className={parts.form} noValidate>
      <div className={parts.body}>
        {told}
        {stop.proof?.question ? <p className={parts.clue}>{stop.proof.question}</p> : null}
        <label className={parts.label} htmlFor={id}>
          {isCode ? w.code : w.answer}
        </label>
        <input
          id={id}
          className={parts.answer}
          value={answer}
          autoComplete="off"
          autoCapitalize={isCode ? "characters" : "sentences"}
          spellCheck={false}
          enterKeyHint="send"
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          disabled={left === 0}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        <div id={`${id}-wrong`} role="status">
          {wrong ? <Wrong record={record} stop={stop} fix={fix} left={left} /> : null}
          {!wrong && left === 0 ? <p className={parts.said}>{w.noTries}</p> : null}
        </div>
        {!isOnline ? <p className={parts.said}>{w.offline}</p> : null}
        {isScanning ? (
          <ScanCode
            onClose={() => setScanning(false)}
            onCode={(code) => {
              setScanning(false);
              setAnswer(code);
              void send(code);
            }}
          />
        ) : null}
        {options}
        {left > 0 && !stop.optional ? <GiveUp isBusy={isBusy} onGiveUp={() => void send(answer.trim(), true)} /> : null}
      </div>
      <div className={parts.foot}>
        {isCode && left > 0 ? (
          <button type="button" className={parts.button} onClick={() => setScanning(true)}>
            <IconQrcode size={22} aria-hidden="true" />
            {w.scan}
          </button>
        ) : null}
        {left > 0 ? (
          <button type="submit" className={parts.button} data-kind="go" disabled={isBusy || answer.trim() === ""}>
            {isBusy ? w.checking : wrong ? w.again : isCode ? w.checkCode : w.check}
          </button>
        ) : (
          <button
            type="button"
            className={parts.button}
            data-kind="go"
            disabled={isBusy}
            onClick={() => void send("", true)}
          >
            {w.goOn}
          </button>
        )}
      </div>
    </form>
  );
}

/** Feedback on a wrong answer: the part that was right, and the tries left. */
function Wrong({ record, stop, fix, left }: Pick<ProofProps, "record" | "stop" | "fix"> & { left: number }) {
  const { at: w } = usePlayWords();
  const wrong = record.wrong[stop.id];
  if (!wrong) return null;
  const direction = directionTo(stop, fix);
  const far = direction ? distance(direction.distanceM / 1_000) : "";
  const place = { near: w.wrong.here, far: w.wrong.away(far), inexact: w.wrong.look, none: w.wrong.look };
  const isBefore = hasWalkedOn(record.bookingId, stop.id) || Date.now() - Date.parse(wrong.at) > LATE_MS;
  return (
    <div className={parts.said} data-kind="wrong">
      <IconX size={24} aria-hidden="true" />
      <p className={parts.tight}>
        <b>{isBefore ? w.wrong.before(wrong.answer, clockOf(wrong.at)) : w.wrong.title(wrong.answer)}</b>
        {left > 0 ? `${isBefore ? w.wrong.kept : place[judgePlace(stop, fix)]} ${w.wrong.tries(left)}` : w.wrong.none}
      </p>
    </div>
  );
}

/** An answer older than this was given without a signal, and is not remembered word by word. */
const LATE_MS = 120_000;
