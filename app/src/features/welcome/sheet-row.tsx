import { IconCheck, IconPlus } from "@tabler/icons-react";
import type { Activity } from "~/core";
import { monthName } from "~/ui/format";
import { Portrait } from "~/ui/portrait";
import { Stamp } from "~/ui/stamp";
import { WishPicture } from "~/ui/wish-picture";
import { useFirstWords } from "~/ui/words/first";
import { faces } from "./samples";
import classes from "./sheet.module.css";

interface Props {
  activity: Activity;
  /** Address of its picture, where it is there with the page. */
  picture?: string | undefined;
  year: number;
  /** Date when it was done; missing while it is not. */
  doneOn?: { day: number; month: number } | undefined;
  /** `true` if it was ticked on this page, and the stamp is pressed on before the reader's eyes. */
  isFresh?: boolean;
  onTick?: (done: boolean) => void;
  /** Takes it onto the reader's own list, instead of ticking it. */
  onTake?: () => void;
  /** First names of those who want it. */
  by?: readonly (keyof typeof faces)[];
}

/** The day of a stamp. */
export function dayOf(date: Date): { day: number; month: number } {
  return { day: date.getDate(), month: date.getMonth() + 1 };
}

/** One wish of the sheet: tick or take it, its picture, where and when. */
export function SheetRow({ activity, picture, year, doneOn, isFresh = false, onTick, onTake, by = [] }: Props) {
  const w = useFirstWords();
  const { title, place, targetMonth } = activity;
  const facts = [place && place.name !== title ? place.name : "", targetMonth ? monthName(targetMonth) : ""];
  return (
    <li className={classes.row} data-done={doneOn ? true : undefined}>
      {onTake ? (
        <button type="button" className={classes.take} aria-label={w.home.sheet.take(title)} onClick={onTake}>
          <IconPlus size={18} stroke={2.2} aria-hidden="true" />
        </button>
      ) : (
        <label className={classes.tick}>
          <input
            type="checkbox"
            checked={doneOn !== undefined}
            aria-label={w.home.sheet.done(title)}
            onChange={(event) => onTick?.(event.currentTarget.checked)}
          />
          <IconCheck size={17} stroke={3} aria-hidden="true" />
        </label>
      )}
      <WishPicture activity={activity} src={picture} />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.facts}>{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {doneOn ? (
        <Stamp above={place?.name ?? ""} year={year} {...doneOn} fresh={isFresh} />
      ) : by.length > 0 ? (
        <span className={classes.by} aria-hidden="true">
          {by.map((name) => (
            <Portrait key={name} name={name} uid={faces[name]} src={undefined} size="tiny" />
          ))}
        </span>
      ) : null}
    </li>
  );
}
