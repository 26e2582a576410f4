import { Button, Group, Progress } from "@mantine/core";
import { IconScale } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { sizeOf } from "~/sync/carpools/way";
import { distance, minutes } from "~/ui/format";
import { firstName } from "~/ui/people/person";
import { useCarpoolWords } from "~/ui/words/carpool";
import classes from "./carpool.module.css";
import type { FairPlan } from "./fair-plan";
import { effectOf } from "./plan-changes";
import { ChangesList } from "./plan-changes-list";
import { useRide } from "./ride-context";
import type { Planning } from "./use-fair-plan";

interface WorkingProps {
  share: number;
  onCancel: () => void;
}

/** The search for a plan, and the way to give it up. */
export function PlanWorking({ share, onCancel }: WorkingProps) {
  const w = useCarpoolWords();
  const percent = Math.round(share * 100);
  return (
    <div className={classes.plan} role="status">
      <PlanTitle>{w.plan.working}</PlanTitle>
      <Progress.Root size="md">
        <Progress.Section value={Math.max(4, percent)} aria-label={w.plan.working} color="var(--moss)" />
      </Progress.Root>
      <Group justify="space-between">
        <span className={classes.quiet}>{w.plan.progress(percent)}</span>
        <Button variant="default" onClick={onCancel}>
          {w.plan.cancel}
        </Button>
      </Group>
    </div>
  );
}

interface ProposalProps {
  proposal: Extract<Planning, { step: "proposed" }>;
  isBusy: boolean;
  /** Applies the plan; left out for people who may not. */
  onApply?: (() => void) | undefined;
  onDiscard: () => void;
}

/** A plan that nobody has agreed to yet: its sums, what it changes, and the way to use it where it changes something. */
export function PlanProposal({ proposal, isBusy, onApply, onDiscard }: ProposalProps) {
  const w = useCarpoolWords();
  const { way } = useRide();
  const { plan, because } = proposal;
  const isUseful = effectOf(way, plan) === "some";
  const riders = sizeOf(proposal.asked.riders);
  const count = riders + proposal.asked.cars.reduce((sum, { companions }) => sum + 1 + companions, 0);
  const card = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: reading goes on here.
  useEffect(() => card.current?.focus(), []);
  return (
    <div className={classes.plan} ref={card} tabIndex={-1}>
      <PlanTitle>{w.plan.title(count)}</PlanTitle>
      <p role="status">
        <b>{plan.left.length === 0 ? w.plan.everyone : w.plan.some(plan.carried, riders)}.</b> {mostText()}
      </p>
      {because ? <p className={classes.because}>{because === "exact" ? w.plan.exactChanged : w.plan.stale}</p> : null}
      <Sums plan={plan} />
      <ChangesList plan={plan} />
      <Left plan={plan} />
      <Group gap="xs">
        {onApply && isUseful ? (
          <Button loading={isBusy} onClick={onApply}>
            {w.plan.apply}
          </Button>
        ) : null}
        <Button variant="default" onClick={onDiscard}>
          {isUseful ? w.plan.discard : w.plan.close}
        </Button>
      </Group>
      <p className={classes.quiet}>
        {onApply || !isUseful ? "" : w.plan.notHost} {w.plan.estimate} {proposal.planOf ? "" : w.plan.areas}{" "}
        {plan.isExact ? w.plan.exact : ""}
      </p>
    </div>
  );

  function mostText(): string {
    const [first] = plan.extra;
    if (!first || first.minutes === 0) return w.plan.most0;
    return w.plan.mostBy(firstName(first), minutes(first.minutes));
  }
}

function PlanTitle({ children }: { children: ReactNode }) {
  return (
    <h2 className={classes.planTitle}>
      <IconScale size={20} stroke={1.7} aria-hidden="true" />
      {children}
    </h2>
  );
}

function Sums({ plan }: { plan: FairPlan }) {
  const w = useCarpoolWords();
  const most = Math.max(0, ...plan.extra.map((each) => each.minutes));
  const sums = [
    [plan.carsUsed, w.plan.carsNot(plan.carsUsed, plan.carsAlone)],
    [minutes(most), w.plan.extra],
    [distance(plan.savedKm), w.plan.saved],
  ] as const;
  return (
    <dl className={classes.sums}>
      {sums.map(([value, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Left({ plan }: { plan: FairPlan }) {
  const w = useCarpoolWords();
  const { placeOf } = useRide();
  if (plan.left.length === 0) return null;
  return (
    <section aria-labelledby="carpool-left">
      <h3 id="carpool-left">{w.plan.left}</h3>
      <ul className={classes.left}>
        {plan.left.map(({ rider, reason }) => (
          <li key={rider.id}>
            <b>{rider.name}</b>{" "}
            <span className={classes.quiet}>
              {[placeOf(rider.spot), w.plan.why[reason]].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
