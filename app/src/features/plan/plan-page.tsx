import { Button } from "@mantine/core";
import { useCallback, useMemo, useRef, useState } from "react";
import { sentence } from "~/api/failure";
import type { LiveSignal } from "~/api/live";
import type { Plan } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { timedDay } from "~/sync/plans/day-times";
import { edited } from "~/sync/plans/edited";
import { canEdit, usePlan } from "~/sync/plans/use-plan";
import { FailureNotice, Notice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { usePlanWords } from "~/ui/words/plan";
import { FromQuest } from "./from-quest";
import { PlanContext } from "./plan-context";
import { PlanView } from "./plan-view";
import { useDrafts } from "./use-drafts";
import { useEdits } from "./use-edits";
import { useKnownWays } from "./use-known-ways";
import { usePlanPresence } from "./use-plan-presence";

interface Props {
  /** Id of a plan, or of a quest whose stops make a new one. */
  id: string;
  /** Secret of the plan's link. */
  secret: string | null;
}

/** A plan, whatever state it is in. */
export function PlanPage({ id, secret }: Props) {
  const w = usePlanWords();
  const heard = useRef<((signal: LiveSignal) => void) | null>(null);
  const onSignal = useCallback((signal: LiveSignal) => heard.current?.(signal), []);
  const { plan, uid, isLive, failure, retry } = usePlan(id, secret, onSignal);
  if (plan) return <Loaded {...{ id, secret, plan, uid, isLive, heard }} />;
  if (failure) return <FailureNotice sentence={sentence(failure)} onRetry={retry} />;
  if (plan === undefined) return <RowsSkeleton label={w.loading} rows={6} />;
  return <FromQuest id={id} missing={<Missing />} />;
}

interface LoadedProps extends Props {
  plan: Plan;
  uid: string | null;
  isLive: boolean;
  /** Takes what others say about themselves. */
  heard: { current: ((signal: LiveSignal) => void) | null };
}

function Loaded({ id, secret, plan: saved, uid, isLive, heard }: LoadedProps) {
  const w = usePlanWords();
  const isInside = canEdit(saved, uid, secret);
  const [isSuggesting, setSuggesting] = useState(false);
  const drafts = useDrafts(id, secret, isInside ? null : uid);
  const shown = isInside ? NONE : drafts.drafts;
  const plan = useMemo(() => edited(saved, shown), [saved, shown]);
  useTitle(plan.title || w.untitled);
  const mode = plan.mode ?? "walk";
  const ways = useKnownWays(plan);
  const times = useMemo(() => (plan.days ?? []).map((day) => timedDay(day, mode, ways)), [plan.days, mode, ways]);
  const [chosenId, choose] = useState<string | null>(null);
  const { present, lookers, onSignal } = usePlanPresence({ id, secret, isOn: isInside && isLive, lookingAt: chosenId });
  heard.current = onSignal;
  const edits = useEdits(id, secret, plan);
  const suggests = !isInside && (isSuggesting || shown.length > 0);
  const steps = suggests ? { edit: drafts.add, undo: shown.length > 0 ? drafts.undo : null, redo: null } : edits;
  const open = {
    ...{ id, plan, mode, times, ways, chosenId, choose, present, lookers, isInside },
    edit: steps.edit,
    canEdit: isInside || suggests,
    isSuggesting: suggests,
  };
  const suggesting = isInside || !uid ? null : { ...drafts, isOn: suggests, start: () => setSuggesting(true) };
  return (
    <PlanContext value={open}>
      <PlanView
        {...{ isLive, uid, suggesting }}
        isOwner={saved.ownerId === uid}
        undo={steps.undo}
        redo={steps.redo}
        onStopSuggesting={() => setSuggesting(false)}
      />
    </PlanContext>
  );
}

const NONE: readonly [] = [];

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
