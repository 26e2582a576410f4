import { Button, Checkbox, Chip, Group, NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { PlanCost, PlanPerson } from "~/core";
import { MoneyField } from "~/ui/money/money-field";
import { usePlanWords } from "~/ui/words/plan";
import classes from "./plan.module.css";

const TITLE_MAX = 140;
/** Largest amount, in minor units. */
const AMOUNT_MAX = 1_000_000_000;

interface Props {
  draft: Partial<PlanCost>;
  currency: string;
  people: readonly PlanPerson[];
  onSave: (cost: PlanCost) => void;
  onCancel: () => void;
}

/** Writes a cost: what for, how much, who pays, and for whom. */
export function CostForm({ draft, currency, people, onSave, onCancel }: Props) {
  const w = usePlanWords();
  const [title, setTitle] = useState(draft.title ?? "");
  const [amount, setAmount] = useState<number | null>(draft.amount ?? null);
  const [isEach, setEach] = useState(draft.each ?? false);
  const [isGuess, setGuess] = useState(draft.guess ?? false);
  const [paidBy, setPaidBy] = useState(draft.paidBy ?? "");
  const [sharers, setSharers] = useState<string[]>(draft.for ?? []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount === null || !title.trim()) return;
    const cost = { id: draft.id ?? crypto.randomUUID(), title: title.trim(), amount };
    const more = {
      ...(isEach && { each: true }),
      ...(isGuess && { guess: true }),
      ...(paidBy && { paidBy }),
      ...(sharers.length > 0 && sharers.length < people.length && { for: sharers }),
      ...(draft.stopId && { stopId: draft.stopId }),
    };
    onSave({ ...cost, ...more });
  };
  return (
    <form className={classes.costForm} onSubmit={submit}>
      <TextInput
        label={w.budget.what}
        placeholder={w.budget.example}
        value={title}
        maxLength={TITLE_MAX}
        required
        data-autofocus
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <MoneyField
        label={w.budget.amount}
        value={amount}
        currency={currency}
        max={AMOUNT_MAX}
        required
        onChange={setAmount}
      />
      {people.length > 1 ? (
        <>
          <SegmentedControl
            aria-label={w.budget.how}
            value={isEach ? "each" : "all"}
            onChange={(value) => setEach(value === "each")}
            data={[
              { value: "all", label: w.budget.together },
              { value: "each", label: w.budget.forEach },
            ]}
          />
          <NativeSelect
            label={w.budget.whoPays}
            value={paidBy}
            data={[
              { value: "", label: w.budget.eachTheirs },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ currentTarget }) => setPaidBy(currentTarget.value)}
          />
          <fieldset className={classes.sharers}>
            <legend>{w.budget.forWhom}</legend>
            <Chip.Group
              multiple
              value={sharers.length > 0 ? sharers : people.map(({ id }) => id)}
              onChange={setSharers}
            >
              {people.map(({ id, name }) => (
                <Chip key={id} value={id}>
                  {name}
                </Chip>
              ))}
            </Chip.Group>
          </fieldset>
        </>
      ) : null}
      <Checkbox
        label={w.budget.guess}
        checked={isGuess}
        onChange={({ currentTarget }) => setGuess(currentTarget.checked)}
      />
      <Group>
        <Button type="submit" disabled={amount === null || !title.trim()}>
          {w.save}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {w.budget.cancel}
        </Button>
      </Group>
    </form>
  );
}
