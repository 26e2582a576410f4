import { clock } from "~/ui/format";
import classes from "./plan.module.css";

const HOUR_MIN = 60;

/** Full hours within a part of the day, each as far down as it is late: the ruler beside the stops. */
export function HourMarks({ fromMin, toMin }: { fromMin: number; toMin: number }) {
  const first = Math.ceil(Math.round(fromMin) / HOUR_MIN) * HOUR_MIN;
  const hours: number[] = [];
  for (let min = first; min < Math.round(toMin); min += HOUR_MIN) hours.push(min);
  return hours.map((min) => (
    <span
      key={min}
      className={classes.hour}
      aria-hidden="true"
      style={{ top: `${(100 * (min - fromMin)) / (toMin - fromMin)}%` }}
    >
      {clock(min)}
    </span>
  ));
}
