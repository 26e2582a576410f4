import { useNetwork } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { Failure, reasonOf, sentence } from "~/api/failure";
import { startPlay } from "~/sync/play/actions";
import { usePlayWords } from "~/ui/words/play";
import { clockOf } from "./clock-of";
import { Frame } from "./frame";
import parts from "./parts.module.css";

/** Before the start: what to bring and what will happen; the start saves everything for where there is no signal. */
export function Ready({ bookingId, onLeave }: { bookingId: string; onLeave: () => void }) {
  const { ready: w, close } = usePlayWords();
  const { online } = useNetwork();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ["booked quest", bookingId],
    queryFn: () => call("getBookedQuest", { bookingId }),
  });
  const quest = data?.data;
  const bring = quest?.requirements?.bring ?? [];
  const start = async () => {
    setStarting(true);
    setProblem(null);
    try {
      await startPlay(bookingId);
    } catch (failure) {
      setProblem(reasonFor(failure, w));
      setStarting(false);
    }
  };
  return (
    <Frame>
      <div className={parts.body}>
        <button type="button" className={parts.option} onClick={onLeave}>
          <IconX size={22} aria-hidden="true" />
          {close}
        </button>
        <h1 className={parts.title}>{w.title}</h1>
        {quest ? <p className={parts.story}>{w.lead(quest.title ?? "", quest.stops?.length ?? 0)}</p> : null}
        {bring.length > 0 ? (
          <>
            <h2 className={parts.name}>{w.bring}</h2>
            <ul className={parts.bring}>
              {bring.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </>
        ) : null}
        <dl className={parts.facts}>
          {w.points.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div role="alert">{problem || !online ? <p className={parts.said}>{problem ?? w.offline}</p> : null}</div>
      </div>
      <div className={parts.foot}>
        <button
          type="button"
          className={parts.button}
          data-kind="go"
          disabled={isStarting || !online}
          onClick={() => void start()}
        >
          {isStarting ? w.starting : w.start}
        </button>
      </div>
    </Frame>
  );
}

const EARLY_MS = 2 * 3_600_000;

function reasonFor(failure: unknown, w: ReturnType<typeof usePlayWords>["ready"]): string {
  const reason = reasonOf(failure);
  const details = failure instanceof Failure ? (failure.details as { startsAt?: string } | null) : null;
  if (reason === "tooEarly" && details?.startsAt) {
    return w.tooEarly(clockOf(new Date(Date.parse(details.startsAt) - EARLY_MS).toISOString()));
  }
  if (reason === "status") return w.notBooked;
  if (failure instanceof Failure && failure.code === "unavailable") return w.offline;
  return sentence(failure);
}
