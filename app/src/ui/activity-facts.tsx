import {
  IconCalendar,
  IconChecklist,
  IconEyeOff,
  IconMapPin,
  IconNote,
  IconPhoto,
  IconRoute,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { Activity } from "~/core";
import classes from "./activity-facts.module.css";
import { folded } from "./folded";
import { day, dayHere, monthName } from "./format";
import { useWords } from "./words";

interface Fact {
  holds: boolean;
  Icon: ComponentType<{ size: number; stroke: number; "aria-hidden": "true" }>;
  text: string;
  /** `true` where the sign alone says it in a row, whose height is that of one line. */
  isSign?: boolean;
  /** `true` for what wants to be looked at. */
  isLate?: boolean;
}

interface Props {
  activity: Activity;
  /** Keeps to one line: where and when in words, the rest as signs. */
  isShort?: boolean;
  /** Where it is, in words; left out it is the name of its place. */
  where?: string;
  /** `true` if the month it was planned for is over. */
  isOverdue?: boolean;
}

/** Facts about an activity in one quiet line. */
export function ActivityFacts({ activity, where, isShort = false, isOverdue = false }: Props) {
  const w = useWords();
  const { place, title, steps, note, targetMonth, doneAt, hidden, proofRef, questId } = activity;
  const ticked = steps?.filter(({ done }) => done).length ?? 0;
  const name = monthName(targetMonth ?? 1);
  const month = isOverdue ? w.item.monthPassed(name) : name;
  const facts: Fact[] = [
    {
      holds: place !== undefined,
      Icon: IconMapPin,
      text: where || (place && folded(place.name) === folded(title) ? w.item.onTheMap : (place?.name ?? "")),
    },
    { holds: doneAt !== undefined, Icon: IconCalendar, text: doneAt ? (isShort ? dayHere : day)(doneAt) : "" },
    { holds: targetMonth !== undefined && !doneAt, Icon: IconCalendar, text: month, isLate: isOverdue },
    { holds: (steps?.length ?? 0) > 0, Icon: IconChecklist, text: w.item.stepsDone(ticked, steps?.length ?? 0) },
    { holds: Boolean(questId), Icon: IconRoute, text: w.browse.quest },
    { holds: Boolean(note), Icon: IconNote, text: w.item.hasNote, isSign: true },
    { holds: Boolean(proofRef), Icon: IconPhoto, text: w.item.hasPhoto, isSign: true },
    { holds: hidden === true, Icon: IconEyeOff, text: w.item.onlyMe, isSign: true },
  ];
  const known = facts.filter(({ holds }) => holds);
  if (known.length === 0) return null;
  return (
    <p className={classes.facts} data-short={isShort || undefined}>
      {known.map(({ Icon, text, isSign, isLate }) => (
        <span
          key={text}
          data-sign={isSign || undefined}
          data-late={isLate || undefined}
          title={isShort && isSign ? text : undefined}
        >
          <Icon size={14} stroke={1.7} aria-hidden="true" />
          <span>{text}</span>
        </span>
      ))}
    </p>
  );
}
