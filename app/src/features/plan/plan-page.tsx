import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { sentence } from "~/api/failure";
import type { Plan } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { timedDay } from "~/sync/plans/day-times";
import { canEdit, usePlan } from "~/sync/plans/use-plan";
import { FailureNotice, Notice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { usePlanWords } from "~/ui/words/plan";
import { FromQuest } from "./from-quest";
import { PlanContext } from "./plan-context";
import { PlanView } from "./plan-view";
import { useEdits } from "./use-edits";

interface Props {
  /** Id of a plan, or of a quest whose stops make a new one. */
  id: string;
  /** Secret of the plan's link. */
  secret: string | null;
}

/** A plan, whatever state it is in. */
export function PlanPage({ id, secret }: Props) {
  const w = usePlanWords();
  const { plan, uid, isLive, failure, retry } = usePlan(id, secret);
  if (plan) return <Loaded {...{ id, secret, plan, uid, isLive }} />;
  if (failure) return <FailureNotice sentence={sentence(failure)} onRetry={retry} />;
  if (plan === undefined) return <RowsSkeleton label={w.loading} rows={6} />;
  return <FromQuest id={id} missing={<Missing />} />;
}

interface LoadedProps extends Props {
  plan: Plan;
  uid: string | null;
  isLive: boolean;
}

function Loaded({ id, secret, plan, uid, isLive }: LoadedProps) {
  const w = usePlanWords();
  useTitle(plan.title || w.untitled);
  const mode = plan.mode ?? "walk";
  const times = useMemo(() => (plan.days ?? []).map((day) => timedDay(day, mode)), [plan.days, mode]);
  const [chosenId, choose] = useState<string | null>(null);
  const { edit, undo, redo } = useEdits(id, secret, plan);
  const open = { id, plan, mode, times, edit, chosenId, choose, canEdit: canEdit(plan, uid, secret) };
  return (
    <PlanContext value={open}>
      <PlanView isLive={isLive} isOwner={plan.ownerId === uid} undo={undo} redo={redo} />
    </PlanContext>
  );
}

function Missing() {
  const w = usePlanWords();
  return (
    <Notice
      main
      title={w.missing.title}
      action={
        <Button component={Link} href={paths.home} variant="default">
          {w.missing.home}
        </Button>
      }
    >
      {w.missing.text}
    </Notice>
  );
}
