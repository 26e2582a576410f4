import { useNetwork } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { Failure, reasonOf, sentence } from "~/api/failure";
import { isUploaded } from "~/api/photo";
import type { Quest } from "~/core";
import { PictureOrCover } from "~/map/covers/picture-or-cover";
import { streetSources } from "~/map/streets/sources";
import { startPlay } from "~/sync/play/actions";
import { coverOfQuest } from "~/sync/quests/cover";
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
  const { data: streets = [] } = useQuery({ queryKey: ["street sources"], queryFn: streetSources });
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
        {data && quest ? (
          <div className={parts.cover}>
            <PictureOrCover
              subject={coverOfQuest(data.id, quest)}
              photo={isUploaded(quest.cover) ? quest.cover : undefined}
              shape="wide"
            />
          </div>
        ) : null}
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
          {quest ? <Point title={w.signal.title} texts={signalTexts(quest, streets.length > 0, w)} /> : null}
          {quest ? <Point title={w.worth.title} texts={worthTexts(quest, w)} /> : null}
          {w.points.map(([title, text]) => (
            <Point key={title} title={title} texts={[text]} />
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

function Point({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>{texts.join(" ")}</dd>
    </div>
  );
}

type ReadyWords = ReturnType<typeof usePlayWords>["ready"];

/** What works without a signal, and what does not. */
function signalTexts({ stops = [] }: Quest, hasStreets: boolean, { signal: w }: ReadyWords): readonly string[] {
  const hasHints = stops.some(({ hintCount = 0 }) => hintCount > 0);
  return [hasStreets ? w.streets : w.sketch, hasHints ? w.hints : ""].filter(Boolean);
}

/** What stops bring by their kind of proof: known before anybody walks there. */
function worthTexts({ stops = [] }: Quest, { worth: w }: ReadyWords): readonly string[] {
  const kinds = new Set(stops.map(({ proof }) => proof?.type ?? "none"));
  return [
    kinds.has("code") || kinds.has("question") ? w.answers : "",
    kinds.has("host") ? w.host : "",
    kinds.has("location") ? w.position : "",
    kinds.has("none") ? w.nothing : "",
  ].filter(Boolean);
}

const EARLY_MS = 2 * 3_600_000;

function reasonFor(failure: unknown, w: ReadyWords): string {
  const reason = reasonOf(failure);
  const details = failure instanceof Failure ? (failure.details as { startsAt?: string } | null) : null;
  if (reason === "tooEarly" && details?.startsAt) {
    return w.tooEarly(clockOf(new Date(Date.parse(details.startsAt) - EARLY_MS).toISOString()));
  }
  if (reason === "status") return w.notBooked;
  if (failure instanceof Failure && failure.code === "unavailable") return w.offline;
  return sentence(failure);
}
