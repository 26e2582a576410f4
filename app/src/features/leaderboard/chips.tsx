import classes from "./leaderboard.module.css";

interface Props<Value extends string> {
  label: string;
  values: readonly Value[];
  chosen: Value;
  nameOf: (value: Value) => string;
  onChoose: (value: Value) => void;
}

/** Values side by side, of which one is chosen. */
export function Chips<Value extends string>({ label, values, chosen, nameOf, onChoose }: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div className={classes.chips} role="group" aria-label={label}>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {nameOf(value)}
        </button>
      ))}
    </div>
  );
}
