import { useNetwork } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { sentence } from "~/api/failure";
import { finishPlay } from "~/sync/play/actions";
import { isPaused } from "~/sync/play/play-record";
import { usePlay } from "~/sync/play/use-play";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { usePlayWords } from "~/ui/words/play";
import { Finish } from "./finish/finish";
import { Frame } from "./frame";
import parts from "./parts.module.css";
import { Paused } from "./paused";
import { Ready } from "./ready";
import { saveOffline } from "./save-offline";
import { Walk } from "./walk";

interface Props {
  questId: string;
  bookingId: string;
  /** Shows the page of the quest instead. */
  onLeave: () => void;
}

/** Play mode of a booking: from the start over all stops to the summary; it goes on wherever it was left. */
export function PlayPage({ questId, bookingId, onLeave }: Props) {
  const w = usePlayWords();
  const play = usePlay(bookingId);
  const { online } = useNetwork();
  const { record, current, stops, changes, elsewhere } = play;
  useTitle(record?.quest.title ?? w.ready.title);
  const isOver = record ? record.progress.finishedAt !== undefined || (!current && stops.length > 0) : false;
  const mustFinish =
    isOver && !record?.progress.finishedAt && !changes.some(({ data }) => data.call.name === "finishQuest");
  useEffect(() => {
    // Refused, it waits in the outbox like every other change.
    if (record && mustFinish) finishPlay(record).catch(() => undefined);
  }, [record, mustFinish]);
  const isBegun = Boolean(record);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a play; what changes in it needs no new files
  useEffect(() => {
    if (record && !record.progress.finishedAt) void saveOffline(record);
  }, [isBegun, bookingId]);
  const [isLeft, setLeft] = useState(false);
  const leave = () => {
    setLeft(true);
    onLeave();
  };
  if (isLeft) return null;
  // Without a network nobody can tell who has begun; the start says that it needs one.
  if (record === null && (elsewhere.begun === false || !online)) return <Ready bookingId={bookingId} onLeave={leave} />;
  if (!record) {
    return (
      <Frame>
        <div className={parts.body}>
          {elsewhere.failure ? (
            <FailureNotice sentence={sentence(elsewhere.failure)} onRetry={() => void elsewhere.retry()} />
          ) : (
            <RowsSkeleton label={w.loading} />
          )}
        </div>
      </Frame>
    );
  }
  const known = { ...play, record };
  if (isOver) return <Finish play={known} questId={questId} onLeave={leave} />;
  if (isPaused(record)) return <Paused record={record} onLeave={leave} />;
  return <Walk play={known} />;
}
