import { useCheckoutWords } from "~/ui/words/checkout";
import type { Step } from "./flow";
import classes from "./stage.module.css";

/** The steps as a bar, for a phone, where only the current one is on the page. */
export function StepsBar({ steps, current }: { steps: readonly Step[]; current: Step }) {
  const w = useCheckoutWords();
  const at = steps.indexOf(current);
  if (steps.length === 1) return null;
  return (
    <ol className={classes.bar} aria-label={w.stepsLabel}>
      {steps.map((step, number) => (
        <li
          key={step}
          data-state={number < at ? "done" : number === at ? "current" : "coming"}
          aria-current={number === at ? "step" : undefined}
        >
          {w.steps[step]}
        </li>
      ))}
    </ol>
  );
}
