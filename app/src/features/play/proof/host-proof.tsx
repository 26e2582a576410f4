import { useState } from "react";
import { QrCode } from "~/ui/qr/qr-code";
import { usePlayWords } from "~/ui/words/play";
import parts from "../parts.module.css";
import { usePlayActions } from "../play-actions";
import { type ProofProps, sayWhy } from "./proof";

/** The host confirms: the ticket to show, and the way on. */
export function HostProof({ record, stop, told, options }: ProofProps) {
  const { at: w } = usePlayWords();
  const { checkIn } = usePlayActions();
  const [isBusy, setBusy] = useState(false);
  const { ticket } = record;
  const send = async () => {
    setBusy(true);
    await checkIn(record, stop, {}).catch(sayWhy);
    setBusy(false);
  };
  return (
    <>
      <div className={parts.body}>
        {told}
        <p className={parts.clue}>{w.host.show}</p>
        {ticket ? (
          <div className={parts.ticket}>
            <QrCode text={ticket.code} label={w.host.code(ticket.code)} />
            <p className={parts.name}>{w.host.code(ticket.code)}</p>
          </div>
        ) : (
          <p className={parts.story}>{w.host.noTicket}</p>
        )}
        <p className={parts.soft}>{w.host.explained}</p>
        {options}
      </div>
      <div className={parts.foot}>
        <button type="button" className={parts.button} data-kind="go" disabled={isBusy} onClick={() => void send()}>
          {w.next}
        </button>
      </div>
    </>
  );
}
