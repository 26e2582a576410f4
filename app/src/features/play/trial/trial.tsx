import { IconPlayerTrackNext, IconWalk, IconX } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import type { Quest } from "~/core";
import { pointOf } from "~/sync/geo";
import { toast } from "~/ui/toast";
import { usePlayWords } from "~/ui/words/play";
import { AtStop } from "../at-stop";
import { Frame } from "../frame";
import { OnTheWay } from "../on-the-way";
import parts from "../parts.module.css";
import { type PlayActions, PlayActionsContext } from "../play-actions";
import classes from "./trial.module.css";
import { TrialOver } from "./trial-over";
import { beginTrial, checkedIn, playOf, withHint } from "./trial-record";
import { useSimulatedPosition } from "./use-simulated-position";

interface Props {
  quest: Quest;
  onClose: () => void;
}

/** Plays a draft as a guest would, with positions along its route. Nothing is saved, and nothing counts. */
export function Trial({ quest, onClose }: Props) {
  const { trial: w } = usePlayWords();
  const [record, setRecord] = useState(() => beginTrial(quest, Date.now()));
  const play = playOf(record);
  const { current, stops } = play;
  const position = useSimulatedPosition(record, current?.stop);
  const actions = useMemo(
    (): PlayActions => ({
      checkIn: async (_, stop, proof) => {
        setRecord((before) => checkedIn(before, stop, proof, Date.now()));
        return "saved";
      },
      showHint: async (_, stopId) => setRecord((before) => withHint(before, stopId)),
      arrive: (_, stopId) =>
        setRecord((before) => ({
          ...before,
          arrived: { ...before.arrived, [stopId]: new Date().toISOString() },
        })),
      walkOn: (_, stopId) =>
        setRecord((before) => {
          const { [stopId]: _here, ...arrived } = before.arrived;
          return { ...before, arrived };
        }),
      skip: (_, stopId, isSkipped) =>
        setRecord((before) => {
          const others = before.skipped.filter((id) => id !== stopId);
          return { ...before, skipped: isSkipped ? [...others, stopId] : others };
        }),
      togglePause: onClose,
      addPhoto: async () => toast({ message: w.noPhotos }),
    }),
    [onClose, w.noPhotos],
  );
  if (!current)
    return <TrialOver record={record} onAgain={() => setRecord(beginTrial(quest, Date.now()))} onClose={onClose} />;
  const isThere = record.arrived[current.stop.id] !== undefined || pointOf(current.stop) === null;
  const { type, hasAnswer, answers } = current.stop.proof ?? {};
  const isUnknown = (type === "code" || type === "question") && hasAnswer === true && !answers;
  const bar = (
    <div className={classes.bar}>
      <p>
        <b>{w.bar(quest.title ?? "")}</b> {isThere && isUnknown ? w.anyAnswer : w.text}
      </p>
      {isThere ? null : (
        <>
          <button type="button" className={parts.button} disabled={position.isWalking} onClick={position.walk}>
            <IconWalk size={20} aria-hidden="true" />
            {position.isWalking ? w.walking : w.walk}
          </button>
          <button type="button" className={parts.button} onClick={position.jump}>
            <IconPlayerTrackNext size={20} aria-hidden="true" />
            {w.jump}
          </button>
        </>
      )}
      <button type="button" className={parts.button} onClick={onClose}>
        <IconX size={20} aria-hidden="true" />
        {w.close}
      </button>
    </div>
  );
  return (
    <PlayActionsContext value={actions}>
      <Frame stops={stops} current={current} bar={bar}>
        {isThere ? (
          <AtStop key={current.stop.id} play={play} current={current} fix={position.fix} isOnline />
        ) : (
          <OnTheWay
            key={current.stop.id}
            {...{ play, current, position, team: [], isOnline: true }}
            onOverview={onClose}
          />
        )}
      </Frame>
    </PlayActionsContext>
  );
}
