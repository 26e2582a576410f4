import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { OfflineNotice } from "~/ui/states";
import { addDays, deviceZone, todayIn } from "~/ui/time/zoned-time";
import { usePlanWords } from "~/ui/words/plan";
import { DaySection } from "./day-section";
import { Head } from "./head";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";
import { PlanMap } from "./plan-map";
import { Reorder } from "./reorder";
import { SuggestBar } from "./suggest-bar";
import { Suggestions } from "./suggestions";
import { Summary } from "./summary";

interface Props {
  /** `false` if it is this device's copy, because the server has not answered. */
  isLive: boolean;
  isOwner: boolean;
  uid: string | null;
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** The way to suggest edits, for those who may not make them. */
  suggesting: Suggesting | null;
  onStopSuggesting: () => void;
}

export interface Suggesting {
  isOn: boolean;
  drafts: readonly unknown[];
  start: () => void;
  discard: () => void;
  send: () => void;
  isSending: boolean;
}

/** Days of a plan beside its map and sums; below it on a phone. */
export function PlanView({ isLive, isOwner, uid, undo, redo, suggesting, onStopSuggesting }: Props) {
  const w = usePlanWords();
  const { plan, times, canEdit, edit } = usePlanContext();
  const days = plan.days ?? [];
  const addDay = () => {
    const last = days.at(-1)?.date;
    edit([{ op: "addDay", day: { date: last ? addDays(last, 1) : todayIn(deviceZone(), Date.now()), stops: [] } }]);
  };
  return (
    <div className={classes.page}>
      <div className={classes.right}>
        <PlanMap />
        <Summary />
      </div>
      <div className={classes.side}>
        <Head isOwner={isOwner} undo={undo} redo={redo} suggesting={suggesting} />
        {isLive ? null : <OfflineNotice />}
        <Suggestions uid={uid} isOwner={isOwner} />
        <Reorder>
          {days.map((day, at) => (
            <DaySection key={day.date} day={day} at={at} />
          ))}
        </Reorder>
        {days.length === 0 ? <p className={classes.note}>{canEdit ? w.empty : w.emptyForOthers}</p> : null}
        {canEdit && days.length < DAYS_MAX ? (
          <Button
            className={classes.addDay}
            variant={days.length === 0 ? "filled" : "default"}
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={addDay}
          >
            {days.length === 0 ? w.firstDay : w.addDay}
          </Button>
        ) : null}
        <p className={classes.note}>{w.ways[knowledgeOf(times)]}</p>
      </div>
      {suggesting?.isOn ? <SuggestBar {...suggesting} onStop={onStopSuggesting} /> : null}
    </div>
  );
}

/** How many of the ways are real. */
function knowledgeOf(times: readonly { stops: readonly { way: { isReal: boolean } | null }[] }[]) {
  const ways = times.flatMap(({ stops }) => stops.flatMap(({ way }) => way ?? []));
  const real = ways.filter(({ isReal }) => isReal).length;
  if (real === 0) return "estimated";
  return real === ways.length ? "real" : "mixed";
}

/** Days that a plan may have. */
const DAYS_MAX = 31;
