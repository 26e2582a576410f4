import { ActionIcon, Button, Group, NativeSelect, Stack } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { PlanCost } from "~/core";
import { formatMoney } from "~/ui/money/format-money";
import { Sheet } from "~/ui/sheet/sheet";
import { usePlanWords } from "~/ui/words/plan";
import { budgetOf } from "./budget";
import { CostForm } from "./cost-form";
import { defaultCurrency } from "./currency";
import { Debts } from "./debts";
import { PeopleFields } from "./people-fields";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";

const ICON = { size: 18, stroke: 1.7, "aria-hidden": true } as const;
const COSTS_MAX = 200;
/** Currencies that are offered besides the plan's own. */
const CURRENCIES = ["EUR", "USD", "GBP", "CHF", "JPY", "SEK", "NOK", "DKK", "PLN", "CZK", "CAD", "AUD"];

/** Who comes along, what it costs, who pays, and what that comes to for each. */
export function BudgetSheet({ onClose }: { onClose: () => void }) {
  const w = usePlanWords();
  const { plan, edit } = usePlanContext();
  /** The cost that is being written: `null` for none, an empty object for a new one. */
  const [draft, setDraft] = useState<Partial<PlanCost> | null>(null);
  const { people = [], costs = [], currency = defaultCurrency() } = plan;
  const budget = budgetOf(plan);
  const money = (minor: number) => formatMoney(minor, currency);
  const save = (cost: PlanCost) => {
    const isNew = !costs.some(({ id }) => id === cost.id);
    const { id, ...fields } = cost;
    const before = costs.find((each) => each.id === id);
    const cleared = Object.fromEntries(
      Object.keys(before ?? {})
        .filter((name) => name !== "id" && !(name in fields))
        .map((name) => [name, null]),
    );
    edit([
      ...(plan.currency ? [] : [{ op: "set" as const, fields: { currency } }]),
      isNew ? { op: "addCost", cost } : { op: "setCost", id, fields: { ...cleared, ...fields } },
    ]);
    setDraft(null);
  };
  return (
    <Sheet opened onClose={onClose} title={w.budget.title} wide="side">
      <Stack gap="lg">
        <PeopleFields />
        <section aria-label={w.budget.costs}>
          <Group justify="space-between" align="end" wrap="nowrap">
            <h3>{w.budget.costs}</h3>
            <NativeSelect
              aria-label={w.budget.currency}
              value={currency}
              data={[...new Set([currency, ...CURRENCIES])]}
              onChange={({ currentTarget }) => edit([{ op: "set", fields: { currency: currentTarget.value } }])}
            />
          </Group>
          <ul className={classes.costs}>
            {costs.map((cost) => (
              <li key={cost.id}>
                <span>{cost.title}</span>
                <span>
                  {w.budget.line({
                    amount: money(cost.amount),
                    payer: people.find(({ id }) => id === cost.paidBy)?.name,
                    isEach: Boolean(cost.each) && people.length > 1,
                    isGuess: Boolean(cost.guess),
                  })}
                </span>
                <ActionIcon variant="subtle" aria-label={w.budget.edit(cost.title)} onClick={() => setDraft(cost)}>
                  <IconPencil {...ICON} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={w.budget.remove(cost.title)}
                  onClick={() => edit([{ op: "removeCost", id: cost.id }])}
                >
                  <IconTrash {...ICON} />
                </ActionIcon>
              </li>
            ))}
          </ul>
          {draft ? (
            <CostForm
              key={draft.id ?? "new"}
              {...{ draft, currency, people }}
              onSave={save}
              onCancel={() => setDraft(null)}
            />
          ) : costs.length < COSTS_MAX ? (
            <Button mt="xs" onClick={() => setDraft({})}>
              {w.budget.add}
            </Button>
          ) : null}
        </section>
        {costs.length > 0 ? (
          <section aria-label={w.budget.sum}>
            <h3>{w.budget.sum}</h3>
            <p>{w.budget.total(money(budget.total))}</p>
            {people.length > 1 ? (
              <table className={classes.shares}>
                <thead>
                  <tr>
                    <th scope="col">{w.budget.person}</th>
                    <th scope="col">{w.budget.part}</th>
                    <th scope="col">{w.budget.pays}</th>
                  </tr>
                </thead>
                <tbody>
                  {budget.shares.map(({ person, part, pays }) => (
                    <tr key={person.id}>
                      <th scope="row">{person.name}</th>
                      <td>{money(part)}</td>
                      <td>{money(pays)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ) : null}
            <Debts budget={budget} money={money} />
          </section>
        ) : null}
      </Stack>
    </Sheet>
  );
}
