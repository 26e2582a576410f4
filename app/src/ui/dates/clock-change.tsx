import { Button, SegmentedControl } from "@mantine/core";
import type { Repeated, TimeProblem } from "../time/event-time";
import { offsetText, timeText, zoneCity } from "../time/format-time";
import { offsetMinutesAt } from "../time/zoned-time";
import { useControlWords } from "../words/controls";
import classes from "./date-time-field.module.css";

interface GapProps {
  problem: Extract<TimeProblem, { kind: "gap" }>;
  zone: string;
  /** Takes the time that clocks jump to. */
  onUse: (time: string) => void;
}

/** Clocks jump over the time that was chosen: says so, and offers the next one there is. */
export function SkippedTime({ problem: { time, jumpFrom, jumpTo }, zone, onUse }: GapProps) {
  const w = useControlWords().dates;
  return (
    <div className={classes.notice} role="alert">
      <p>{w.skipped(timeText(time), zoneCity(zone), timeText(jumpFrom), timeText(jumpTo))}</p>
      <Button variant="default" size="compact-md" onClick={() => onUse(jumpTo)}>
        {w.use(timeText(jumpTo))}
      </Button>
    </div>
  );
}

interface RepeatedProps {
  repeated: Repeated;
  zone: string;
  onChoose: (takesLater: boolean) => void;
}

/** Clocks show the time twice: asks which one is meant. */
export function RepeatedTime({ repeated: { time, earlier, later, takesLater }, zone, onChoose }: RepeatedProps) {
  const w = useControlWords().dates;
  const offset = (instant: string) => offsetText(offsetMinutesAt(instant, zone));
  return (
    <div className={classes.notice} role="status">
      <p>{w.twice(timeText(time), zoneCity(zone))}</p>
      <SegmentedControl
        className={classes.which ?? ""}
        aria-label={w.whichOne}
        value={takesLater ? "later" : "earlier"}
        data={[
          { value: "earlier", label: w.first(offset(earlier)) },
          { value: "later", label: w.second(offset(later)) },
        ]}
        onChange={(which) => onChoose(which === "later")}
      />
    </div>
  );
}
