import { IconBulb } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { reasonOf } from "~/api/failure";
import type { QuestStop } from "~/core";
import type { PlayRecord } from "~/sync/play/play-record";
import { hintsLeft } from "~/sync/play/played-stops";
import { toast } from "~/ui/toast";
import { usePlayWords } from "~/ui/words/play";
import parts from "../parts.module.css";
import { usePlayActions } from "../play-actions";
import { sayWhy } from "./proof";

interface Props {
  record: PlayRecord;
  stop: QuestStop;
  isOnline: boolean;
}

/** Asks for the next hint; its key stays until the answer has come, so that a lost answer costs no second hint. */
function useHint({ record, stop }: Pick<Props, "record" | "stop">) {
  const { at: w } = usePlayWords();
  const { showHint } = usePlayActions();
  const key = useRef<string>(undefined);
  const [isBusy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    key.current ??= crypto.randomUUID();
    try {
      await showHint(record.bookingId, stop.id, key.current);
      key.current = undefined;
    } catch (failure) {
      if (reasonOf(failure) === "hints") toast({ message: w.noHints, kind: "failure" });
      else sayWhy(failure);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, ask: () => void ask(), left: hintsLeft(record, stop) };
}

/** A row that says what the next hint costs before it is pressed. */
export function HintRow({ record, stop, isOnline }: Props) {
  const { at: w } = usePlayWords();
  const { isBusy, ask, left } = useHint({ record, stop });
  if (left === 0) return null;
  return (
    <li>
      <button type="button" className={parts.option} disabled={isBusy || !isOnline} onClick={ask}>
        <IconBulb size={24} aria-hidden="true" />
        <span>{w.hint}</span>
        <span>{isOnline ? w.hintPrice(left) : w.hintOffline}</span>
      </button>
    </li>
  );
}

/** The same as a button on the way. */
export function HintButton({ children, record, stop, isOnline }: Props & { children: ReactNode }) {
  const { at: w } = usePlayWords();
  const { isBusy, ask, left } = useHint({ record, stop });
  if (left === 0) return null;
  return (
    <button type="button" className={parts.button} disabled={isBusy || !isOnline} onClick={ask}>
      {children}
      <span>
        {w.hint}
        <small className={parts.small}>{isOnline ? w.hintShort(left) : w.hintOffline}</small>
      </span>
    </button>
  );
}

/** The hints that this device has shown. */
export function ShownHints({ record, stop }: Pick<Props, "record" | "stop">) {
  const { at: w } = usePlayWords();
  const hints = record.hints[stop.id] ?? [];
  if (hints.length === 0) return null;
  return (
    <div role="status" className={parts.hints}>
      {hints.map((hint, index) => (
        <p key={hint} className={parts.said}>
          <span>
            <b>{w.hintNumber(index + 1)}</b>
            {hint}
          </span>
        </p>
      ))}
    </div>
  );
}
