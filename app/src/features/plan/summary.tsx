import { Button } from "@mantine/core";
import { IconCalendar, IconCoins, IconMapPin, IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import type { PlanCost } from "~/core";
import { newHangoutOf } from "~/routing/hangout-paths";
import { Link } from "~/routing/link";
import { minutes } from "~/ui/format";
import { formatPrice } from "~/ui/money/format-money";
import { usePlanWords } from "~/ui/words/plan";
import { budgetOf, sharersOf } from "./budget";
import { BudgetSheet } from "./budget-sheet";
import { defaultCurrency } from "./currency";
import { Debts } from "./debts";
import { MeetSheet } from "./meet-sheet";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";
import { useExport } from "./use-export";

const ICON = { size: 20, stroke: 1.7, "aria-hidden": true } as const;
/** Costs that are listed before the sheet has to be opened. */
const COSTS_SHOWN = 6;

/** What a plan comes to: time on the way, free time, money and who pays; and where it goes from here. */
export function Summary() {
  const w = usePlanWords();
  const { id, plan, times, isInside } = usePlanContext();
  const [sheet, setSheet] = useState<"budget" | "meet" | null>(null);
  const save = useExport();
  const travelMin = times.reduce((sum, day) => sum + day.travelMin, 0);
  const waits = times.flatMap(({ stops }) => stops.map(({ arriveMin, beginMin }) => beginMin - arriveMin));
  const freeMin = waits.reduce((sum, min) => sum + min, 0);
  const { currency = defaultCurrency(), costs = [], people = [] } = plan;
  const budget = budgetOf(plan);
  const each = people.length > 0 ? Math.max(...budget.shares.map(({ part }) => part)) : budget.total;
  const money = (minor: number) => formatPrice(minor, currency);
  return (
    <section className={classes.summary} aria-label={w.sums.title}>
      <dl className={classes.figures}>
        <Figure figure={minutes(travelMin)} of={w.sums.travel} />
        {isInside && costs.length > 0 ? (
          <Figure
            figure={people.length > 1 ? w.sums.each(money(each)) : money(budget.total)}
            of={budget.isGuess ? w.sums.guess : w.sums.cost}
          />
        ) : null}
        <Figure figure={minutes(freeMin)} of={w.sums.free} />
      </dl>
      {isInside && costs.length > 0 ? (
        <>
          <ul className={classes.costs}>
            {costs.slice(0, COSTS_SHOWN).map((cost) => (
              <li key={cost.id}>
                <span>{cost.title}</span>
                <span>{payment(cost, plan, money, w.budget)}</span>
              </li>
            ))}
          </ul>
          <Debts budget={budget} money={money} />
        </>
      ) : null}
      <div className={classes.ways}>
        {isInside ? (
          <>
            <Button variant="default" leftSection={<IconCoins {...ICON} />} onClick={() => setSheet("budget")}>
              {costs.length > 0 || people.length > 0 ? w.budget.open : w.budget.start}
            </Button>
            <Button variant="default" leftSection={<IconMapPin {...ICON} />} onClick={() => setSheet("meet")}>
              {w.meet.open}
            </Button>
          </>
        ) : null}
        <Button variant="default" leftSection={<IconCalendar {...ICON} />} onClick={() => void save("ics")}>
          {w.sums.calendar}
        </Button>
        <Button
          component={Link}
          href={newHangoutOf({ plan: id })}
          variant="default"
          leftSection={<IconUsers {...ICON} />}
        >
          {w.hangout}
        </Button>
      </div>
      {sheet === "budget" ? <BudgetSheet onClose={() => setSheet(null)} /> : null}
      {sheet === "meet" ? <MeetSheet onClose={() => setSheet(null)} /> : null}
    </section>
  );
}

function Figure({ figure, of }: { figure: string; of: string }) {
  return (
    <div>
      <dd>{figure}</dd>
      <dt>{of}</dt>
    </div>
  );
}

/** "Amber pays €27", "about €20 each". */
function payment(
  cost: PlanCost,
  { people = [] }: { people?: readonly { id: string; name: string }[] },
  money: (minor: number) => string,
  w: ReturnType<typeof usePlanWords>["budget"],
): string {
  const payer = people.find(({ id }) => id === cost.paidBy)?.name;
  const isShared = sharersOf(cost, people).length > 1;
  return w.line({
    amount: money(cost.amount),
    payer,
    isEach: Boolean(cost.each) && isShared,
    isGuess: Boolean(cost.guess),
  });
}
