import { Button } from "@mantine/core";
import { sentence } from "~/api/failure";
import { useQuery } from "~/routing/use-query";
import { listFor } from "~/sync/lists/carry-over";
import { useListOf } from "~/sync/lists/use-lists";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import type { WizardSlots } from "./slots";
import { StepDone } from "./step-done";
import { StepIdeas } from "./step-ideas";
import { StepPlaces } from "./step-places";
import { StepPrivacy } from "./step-privacy";
import { StepYear } from "./step-year";
import classes from "./wizard.module.css";

const steps = ["year", "ideas", "places", "privacy", "done"] as const;
type Step = (typeof steps)[number];

/** A guided way to a list: each choice is on the list, or the draft of it, at once, so that nothing is lost on the way. */
export function Wizard({ year, slots }: { year: number; slots: WizardSlots }) {
  const w = useWords();
  const [query, setQuery] = useQuery();
  const list = useListOf(year);
  const asked = steps.find((each) => each === query.get("step")) ?? "year";
  // Without a list there is nothing to be shown or kept yet.
  const step: Step = list ? asked : asked === "ideas" ? "ideas" : "year";
  const at = steps.indexOf(step);
  const go = (to: number) => {
    setQuery({ step: steps[to] ?? null });
    window.scrollTo(0, 0);
  };
  const next = async () => {
    try {
      await listFor(year);
      go(at + 1);
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    }
  };
  return (
    <div className={classes.wizard}>
      <ol className={classes.steps} aria-label={w.wizard.steps}>
        {steps.map((name, n) => (
          <li key={name} aria-current={name === step ? "step" : undefined} data-past={n < at || undefined}>
            <button type="button" className={classes.stepName} disabled={!list && n > 1} onClick={() => go(n)}>
              {w.wizard.stepNames[name]}
            </button>
          </li>
        ))}
      </ol>
      {step === "year" ? <StepYear year={year} /> : null}
      {step === "ideas" ? <StepIdeas year={year} list={list} OwnWords={slots.OwnWords} /> : null}
      {step === "places" && list ? <StepPlaces list={list} ListMap={slots.ListMap} /> : null}
      {step === "privacy" && list ? <StepPrivacy list={list} /> : null}
      {step === "done" && list ? <StepDone list={list} /> : null}
      {step === "done" ? null : (
        <div className={classes.way}>
          <Button variant="subtle" color="gray" onClick={() => go(at - 1)} disabled={at === 0}>
            {w.common.back}
          </Button>
          <p role="status">{w.wizard.count(list?.data.activities.length ?? 0, year)}</p>
          <Button onClick={() => void next()}>{w.common.next}</Button>
        </div>
      )}
    </div>
  );
}
