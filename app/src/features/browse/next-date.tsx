import { shortDay, timeInZone } from "~/ui/time/format-time";
import { deviceZone, wallTimeAt } from "~/ui/time/zoned-time";
import { useWords } from "~/ui/words";
import { comingDates } from "./filter";
import type { QuestFind } from "./finds";
import classes from "./results.module.css";

/** Seats that are soon gone. */
const FEW = 3;

/** The next date of a quest that can be booked, and its seats. */
export function NextDate({ find }: { find: QuestFind }) {
  const w = useWords();
  const coming = comingDates(find, Date.now());
  const next = coming.find(({ free }) => free > 0) ?? coming[0];
  return (
    <span className={classes.date}>
      {next ? (
        <>
          {dayAndTime(next.startsAt, next.timeZone ?? undefined)}
          <span data-few={next.free <= FEW || undefined}>{w.browse.seatsLeft(next.free)}</span>
        </>
      ) : (
        w.browse.noDates
      )}
    </span>
  );
}

export function dayAndTime(startsAt: string, zone: string = deviceZone()): string {
  return `${shortDay(wallTimeAt(startsAt, zone).date)}, ${timeInZone(startsAt, zone)}`;
}
