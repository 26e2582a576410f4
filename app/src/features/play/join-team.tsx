import { useState } from "react";
import { Failure, reasonOf, sentence } from "~/api/failure";
import { joinTeam } from "~/sync/play/actions";
import { usePlayWords } from "~/ui/words/play";
import { Frame } from "./frame";
import parts from "./parts.module.css";

interface Props {
  /** Code of the ticket, which whoever booked has passed on. */
  code: string;
  onJoined: (bookingId: string) => void;
}

/** Joins the team of somebody else, by the code of their ticket. */
export function JoinTeam({ code, onJoined }: Props) {
  const { team: w } = usePlayWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const join = async () => {
    setBusy(true);
    try {
      onJoined(await joinTeam(code));
    } catch (failure) {
      const sentences: Record<string, string> = { notStarted: w.notStarted, seats: w.full, finished: w.finished };
      const isUnknown = failure instanceof Failure && failure.code === "not-found";
      setProblem(sentences[reasonOf(failure) ?? ""] ?? (isUnknown ? w.unknown : sentence(failure)));
      setBusy(false);
    }
  };
  return (
    <Frame>
      <div className={parts.body}>
        <h1 className={parts.title}>{w.title}</h1>
        <p className={parts.story}>{w.lead}</p>
        <div role="alert">{problem ? <p className={parts.said}>{problem}</p> : null}</div>
      </div>
      <div className={parts.foot}>
        <button type="button" className={parts.button} data-kind="go" disabled={isBusy} onClick={() => void join()}>
          {isBusy ? w.joining : w.join}
        </button>
      </div>
    </Frame>
  );
}
