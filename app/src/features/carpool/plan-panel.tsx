import { Button } from "@mantine/core";
import { IconScale } from "@tabler/icons-react";
import { useState } from "react";
import { sentence } from "~/api/failure";
import { toast } from "~/ui/toast";
import { useCarpoolWords } from "~/ui/words/carpool";
import classes from "./carpool.module.css";
import { PlanProposal, PlanWorking } from "./plan-card";
import { useRide } from "./ride-context";
import type { useFairPlan } from "./use-fair-plan";

type Props = ReturnType<typeof useFairPlan>;

/** "Plan it fairly", from the button over the search to the plan that is shown. */
export function PlanPanel({ planning, canPlan, start, cancel, apply }: Props) {
  const w = useCarpoolWords();
  const { isHost } = useRide();
  const [isBusy, setBusy] = useState(false);
  if (planning.step === "working") return <PlanWorking share={planning.share} onCancel={cancel} />;
  if (planning.step === "proposed") {
    const use = async () => {
      setBusy(true);
      try {
        if (await apply()) toast({ message: w.plan.applied });
      } catch (failure) {
        toast({ message: sentence(failure), kind: "failure" });
      }
      setBusy(false);
    };
    return (
      <PlanProposal
        proposal={planning}
        isBusy={isBusy}
        onApply={isHost ? () => void use() : undefined}
        onDiscard={cancel}
      />
    );
  }
  if (!canPlan) return null;
  return (
    <div className={classes.planOpen}>
      <Button
        size="md"
        leftSection={<IconScale size={20} stroke={1.7} aria-hidden="true" />}
        onClick={() => void start()}
      >
        {w.plan.open}
      </Button>
      <p className={classes.quiet} role={planning.step === "failed" ? "alert" : undefined}>
        {planning.step === "failed" ? w.plan.failed : w.plan.hint}
      </p>
    </div>
  );
}
