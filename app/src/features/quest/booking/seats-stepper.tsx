import { useId } from "react";
import { CountStepper } from "~/ui/count-stepper";
import { useQuestWords } from "~/ui/words/quest";
import classes from "./booking.module.css";

interface Props {
  seats: number;
  max: number;
  onChange: (seats: number) => void;
}

/** Number of seats, by two buttons a thumb finds. */
export function SeatsStepper({ seats, max, onChange }: Props) {
  const { dates: w } = useQuestWords();
  const id = useId();
  return (
    <div className={classes.seats}>
      <b id={id}>{w.seats}</b>
      <CountStepper value={seats} max={max} labelledBy={id} less={w.less} more={w.more} onChange={onChange} />
    </div>
  );
}
