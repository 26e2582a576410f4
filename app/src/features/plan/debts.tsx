import { usePlanWords } from "~/ui/words/plan";
import type { Budget } from "./budget";
import classes from "./plan.module.css";

/** Who owes whom once everybody has paid what is theirs to pay. */
export function Debts({ budget, money }: { budget: Budget; money: (minor: number) => string }) {
  const w = usePlanWords();
  if (budget.debts.length === 0) return null;
  return (
    <ul className={classes.debts} aria-label={w.budget.debts}>
      {budget.debts.map(({ from, to, amount }) => (
        <li key={`${from.id} ${to.id}`}>{w.budget.owes(from.name, to.name, money(amount))}</li>
      ))}
    </ul>
  );
}
