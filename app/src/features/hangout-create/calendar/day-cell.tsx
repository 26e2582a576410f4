import { dayAndMonth, longDay } from "~/ui/time/format-time";
import { useWords } from "~/ui/words";
import type { Busy } from "../busy/busy-times";
import type { Slot, Times } from "../slots";
import { slotText, timesText } from "./slot-text";
import classes from "./two-weeks.module.css";

/** Hours that a day shows, in minutes from its midnight; what lies outside is drawn at its edge. */
export const FROM_MIN = 8 * 60;
export const TO_MIN = 24 * 60;

interface Props {
  date: string;
  weekday: string;
  /** Slots of that day. */
  slots: readonly Slot[];
  /** Parts of the day that are taken already. */
  busy: readonly Busy[];
  allDay: boolean;
  isPast: boolean;
  isActive: boolean;
  /** True if Tab leads here; arrow keys lead to the others. */
  isFocusable: boolean;
  /** The slot that is pulled at, which says its times. */
  draggedId: string | null;
  /** Edge of the calendar that it is near, where a bubble needs room. */
  edge: "start" | "end" | undefined;
  onFocus: () => void;
}

/** A day with its slots as blocks, where and how long they are. */
export function DayCell({
  date,
  weekday,
  slots,
  busy,
  allDay,
  isPast,
  isActive,
  isFocusable,
  draggedId,
  edge,
  onFocus,
}: Props) {
  const w = useWords().newHangout;
  const times = slots.map((slot) => timesText(slot, allDay, w)).join(", ");
  const day = isPast ? w.dayPast(longDay(date)) : times ? w.dayChosen(longDay(date), times) : w.dayEmpty(longDay(date));
  const taken = busy.map((each) => w.busy.one(each.title, timesText(each, each.allDay, w))).join(", ");
  const label = taken && !isPast ? w.busy.day(day, taken) : day;
  const isChosen = slots.length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid it is in
    <div
      role="gridcell"
      className={classes.day}
      tabIndex={isFocusable ? 0 : -1}
      aria-label={label}
      aria-selected={isChosen}
      aria-disabled={isPast || undefined}
      data-date={date}
      data-active={isActive || undefined}
      data-weekend={[0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay()) || undefined}
      onFocus={onFocus}
    >
      <span className={classes.weekday} aria-hidden="true">
        {weekday}
      </span>
      <b aria-hidden="true">{Number(date.slice(8))}</b>
      <span className={classes.track} aria-hidden="true">
        {isPast
          ? null
          : busy.map((each) => (
              <span
                key={`${each.title} ${each.startMin}`}
                className={classes.busy}
                title={each.title}
                style={placeOf(each, each.allDay)}
              />
            ))}
        {slots.map((slot) => (
          <span key={slot.id} className={classes.block} data-slot={slot.id} style={placeOf(slot, allDay)}>
            {allDay ? null : <i className={classes.pull} data-pull="start" />}
            <span className={classes.times}>{allDay ? "" : shortTimes(slot)}</span>
            {allDay ? null : <i className={classes.pull} data-pull="end" />}
            {draggedId === slot.id ? (
              <span className={classes.bubble} data-edge={edge}>
                <b>{dayAndMonth(date, "short")}</b> {slotText(slot, allDay, w).split(", ").at(-1)}
              </span>
            ) : null}
          </span>
        ))}
      </span>
    </div>
  );
}

/** Share of the day's height at which a block begins and ends. */
function placeOf({ startMin, endMin }: Times, allDay: boolean): { top: string; height: string } {
  if (allDay) return { top: "0%", height: "100%" };
  const share = (minutes: number) => Math.min(1, Math.max(0, (minutes - FROM_MIN) / (TO_MIN - FROM_MIN)));
  const [top, bottom] = [Math.min(share(startMin), 0.9), share(endMin)];
  return { top: `${top * 100}%`, height: `${Math.max(bottom - top, 0.1) * 100}%` };
}

/** "11–16:30", as narrow as a block is. */
function shortTimes({ startMin, endMin }: Slot): string {
  return `${hour(startMin)}–${hour(endMin)}`;
}

function hour(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return rest === 0 ? String(whole) : `${whole}:${String(rest).padStart(2, "0")}`;
}
