import { CountStepper } from "~/ui/count-stepper";
import { useCheckoutWords } from "~/ui/words/checkout";
import { SEATS_MAX } from "./flow";
import classes from "./seats.module.css";

interface Props {
  value: number;
  /** Seats that can be had; more are asked for where one waits in line. */
  free: number;
  onChange: (seats: number) => void;
}

/** The number of seats, by two buttons, and how many are left. */
export function SeatNumber({ value, free, onChange }: Props) {
  const w = useCheckoutWords().number;
  const isTooMany = free > 0 && value > free;
  return (
    <div className={classes.number}>
      <h3 id="seat-number">{w.label}</h3>
      <CountStepper
        value={value}
        max={SEATS_MAX}
        labelledBy="seat-number"
        less={w.less}
        more={w.more}
        onChange={onChange}
      />
      <p role="status">{isTooMany ? w.onlyLeft(free) : value >= SEATS_MAX ? w.most(SEATS_MAX) : ""}</p>
    </div>
  );
}
