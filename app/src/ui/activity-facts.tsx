import {
  IconCalendar,
  IconChecklist,
  IconEyeOff,
  IconMapPin,
  IconNote,
  IconPhoto,
  IconRoute,
  IconUsers,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { Activity } from "~/core";
import classes from "./activity-facts.module.css";
import { day, listed, monthName } from "./format";
import { useWords } from "./words";

/** Facts about an activity in one quiet line. */
export function ActivityFacts({ activity, also = [] }: { activity: Activity; also?: readonly string[] | undefined }) {
  const w = useWords();
  const { place, title, steps, note, targetMonth, doneAt, hidden, proofRef, questId } = activity;
  const ticked = steps?.filter(({ done }) => done).length ?? 0;
  const facts: [boolean, ComponentType<{ size: number; stroke: number; "aria-hidden": "true" }>, string][] = [
    [place !== undefined, IconMapPin, place?.name === title ? w.item.onTheMap : (place?.name ?? "")],
    [doneAt !== undefined, IconCalendar, doneAt ? day(doneAt) : ""],
    [targetMonth !== undefined && !doneAt, IconCalendar, monthName(targetMonth ?? 1)],
    [(steps?.length ?? 0) > 0, IconChecklist, w.item.stepsDone(ticked, steps?.length ?? 0)],
    [Boolean(questId), IconRoute, w.browse.quest],
    [Boolean(note), IconNote, w.item.hasNote],
    [Boolean(proofRef), IconPhoto, w.item.hasPhoto],
    [also.length > 0, IconUsers, w.overlap.alsoWants(listed(also))],
    [hidden === true, IconEyeOff, w.item.onlyMe],
  ];
  const known = facts.filter(([holds]) => holds);
  if (known.length === 0) return null;
  return (
    <p className={classes.facts}>
      {known.map(([, Icon, text]) => (
        <span key={text}>
          <Icon size={14} stroke={1.7} aria-hidden="true" />
          {text}
        </span>
      ))}
    </p>
  );
}
