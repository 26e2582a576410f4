import { NativeSelect, NumberInput, Switch } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { DateField } from "~/ui/dates/date-field";
import { shortDay } from "~/ui/time/format-time";
import { todayIn } from "~/ui/time/zoned-time";
import { useWords, type Words } from "~/ui/words";
import { canShareCars, type DraftOptions, type HangoutDraft, hasOneDate } from "../draft";
import classes from "./options.module.css";
import type { PartProps } from "./part-props";

const PLUS_ONES_MAX = 5;
const CAPACITY_MAX = 10_000;

/** Options that few hangouts need, folded away. */
export function Options({ draft, edit, error }: PartProps & { error?: string | undefined }) {
  const w = useWords().newHangout;
  const { options } = draft;
  const set = (change: Partial<DraftOptions>) =>
    edit((before) => ({ ...before, options: { ...before.options, ...change } }));
  return (
    <details className={classes.options} open={error ? true : undefined}>
      <summary>
        <span>
          <b>{w.options}</b>
          <span>{summaryOf(draft, w)}</span>
        </span>
        <IconChevronDown size={18} stroke={1.8} aria-hidden="true" />
      </summary>
      <div className={classes.optionFields}>
        {hasOneDate(draft) ? null : (
          <DateField
            label={w.deadline}
            description={w.deadlineHint}
            value={options.deadline}
            min={todayIn(draft.timeZone, Date.now())}
            error={error}
            onChange={(deadline) => set({ deadline })}
          />
        )}
        <NumberInput
          label={w.places}
          description={w.placesHint}
          value={options.capacity ?? ""}
          min={1}
          max={CAPACITY_MAX}
          allowDecimal={false}
          allowNegative={false}
          onChange={(capacity) => set({ capacity: Number(capacity) || null })}
        />
        <NativeSelect
          label={w.plusOnes}
          value={String(options.plusOnes)}
          data={Array.from({ length: PLUS_ONES_MAX + 1 }, (_, count) => ({
            value: String(count),
            label: w.plusOnesOf(count),
          }))}
          onChange={(event) => set({ plusOnes: Number(event.currentTarget.value) })}
        />
        <Toggle
          label={w.hideVotes}
          hint={w.hideVotesHint}
          value={options.hideVotes}
          onChange={(hideVotes) => set({ hideVotes })}
        />
        <Toggle
          label={w.hideGuests}
          hint={w.hideGuestsHint}
          value={options.hideGuests}
          onChange={(hideGuests) => set({ hideGuests })}
        />
        {hasOneDate(draft) ? null : (
          <Toggle
            label={w.proposals}
            hint={w.proposalsHint}
            value={!options.noProposals}
            onChange={(isOpen) => set({ noProposals: !isOpen })}
          />
        )}
        <Toggle
          label={w.carpool}
          hint={canShareCars(draft) ? w.carpoolHint : w.carpoolLater}
          value={options.carpool && canShareCars(draft)}
          disabled={!canShareCars(draft)}
          onChange={(carpool) => set({ carpool })}
        />
      </div>
    </details>
  );
}

interface ToggleProps {
  label: string;
  hint: string;
  value: boolean;
  disabled?: boolean;
  onChange: (value: boolean) => void;
}

function Toggle({ label, hint, value, disabled = false, onChange }: ToggleProps) {
  return (
    <Switch
      size="md"
      label={label}
      description={hint}
      checked={value}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function summaryOf(draft: HangoutDraft, w: Words["newHangout"]): string {
  const { deadline, capacity, plusOnes, hideVotes, hideGuests, carpool } = draft.options;
  const facts = [
    deadline && !hasOneDate(draft) ? w.summary.deadline(shortDay(deadline)) : "",
    capacity ? w.summary.places(capacity) : "",
    plusOnes > 0 ? w.summary.plusOnes(plusOnes) : "",
    hideVotes ? w.summary.hideVotes : "",
    hideGuests ? w.summary.hideGuests : "",
    carpool && canShareCars(draft) ? w.summary.carpool : "",
  ].filter(Boolean);
  const text = facts.join(", ");
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : w.optionsHint;
}
