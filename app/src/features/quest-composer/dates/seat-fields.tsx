import { NumberInput } from "@mantine/core";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { FieldProblem } from "../field-problem";

const SEATS_MAX = 10_000;
const SEATS_USUAL = 10;

/** How many can come, and from how many on it takes place. */
export function SeatFields() {
  const w = useComposerWords().dates;
  const { content, set } = useComposerContext();
  const isDated = content.mode === "scheduled";
  const count = (value: string | number) => (value === "" ? (null as never) : Number(value));
  return (
    <div className={classes.pair}>
      <NumberInput
        label={isDated ? w.seatsAll : w.seatsAny}
        data-field="capacityDefault"
        min={1}
        max={SEATS_MAX}
        allowDecimal={false}
        clampBehavior="blur"
        value={content.capacityDefault ?? SEATS_USUAL}
        onChange={(value) => set({ capacityDefault: count(value) })}
      />
      <div data-field="minPeople">
        <NumberInput
          label={w.minPeople}
          min={1}
          max={SEATS_MAX}
          allowDecimal={false}
          clampBehavior="blur"
          suffix={` ${w.minPeopleHint}`}
          value={content.minPeople ?? ""}
          onChange={(value) => set({ minPeople: count(value) })}
        />
        <FieldProblem field="minPeople" />
      </div>
    </div>
  );
}
