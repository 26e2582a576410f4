import { useHotkeys } from "@mantine/hooks";
import { useState } from "react";
import { sentence } from "~/api/failure";
import type { Plan, PlanOp } from "~/core";
import { edited, inverseOf } from "~/sync/plans/edited";
import { planChange } from "~/sync/plans/plan-change";
import { toast } from "~/ui/toast";
import { usePlanWords } from "~/ui/words/plan";

interface Step {
  done: PlanOp[];
  undo: PlanOp[];
}

interface Steps {
  past: readonly Step[];
  future: readonly Step[];
}

const NO_STEPS: Steps = { past: [], future: [] };

/** Edits of a plan by its reader, each with what undoes it: by the buttons, or by Ctrl Z and Ctrl Shift Z. */
export function useEdits(id: string, key: string | null, plan: Plan) {
  const w = usePlanWords();
  const [{ past, future }, setSteps] = useState(NO_STEPS);
  const send = (ops: PlanOp[]) => {
    planChange
      .add({ planId: id, title: plan.title ?? w.untitled, key, ops })
      .catch((failure: unknown) => toast({ message: sentence(failure), kind: "failure" }));
  };
  const edit = (ops: PlanOp[]) => {
    if (ops.length === 0) return;
    const undo = inverseOf(plan, ops);
    setSteps({ past: [...past, { done: ops, undo }], future: [] });
    send(ops);
  };
  /** Others may have taken away what it is about; then there is nothing to bring back. */
  const fits = (ops: PlanOp[]) => edited(plan, [ops]) !== plan;
  const undo = () => {
    const step = past.at(-1);
    if (!step) return;
    setSteps({ past: past.slice(0, -1), future: [step, ...future] });
    if (fits(step.undo)) send(step.undo);
    else toast({ message: w.cannotUndo, kind: "failure" });
  };
  const redo = () => {
    const [step, ...rest] = future;
    if (!step) return;
    setSteps({ past: [...past, step], future: rest });
    if (fits(step.done)) send(step.done);
    else toast({ message: w.cannotUndo, kind: "failure" });
  };
  useHotkeys([
    ["mod+Z", undo],
    ["mod+shift+Z", redo],
  ]);
  return { edit, undo: past.length > 0 ? undo : null, redo: future.length > 0 ? redo : null };
}
