import { NativeSelect, NumberInput } from "@mantine/core";
import { DateField } from "../dates/date-field";
import { TimeField } from "../dates/time-field";
import { NeededPeople } from "../people/needed-people";
import type { Person } from "../people/person";
import { todayIn } from "../time/zoned-time";
import { useWords } from "../words";
import classes from "./option-fields.module.css";
import { OptionSwitch } from "./option-switch";
import { CAPACITY_MAX, DEADLINE_TIME, type HangoutOptions, PLUS_ONES_MAX } from "./options";

interface Props {
  options: HangoutOptions;
  onChange: (change: Partial<HangoutOptions>) => void;
  /** True while people vote on dates. */
  isPoll: boolean;
  /** Zone of the deadline. */
  timeZone: string;
  /** People who can be marked as needed, and those who are. */
  people: readonly Person[];
  needed: readonly string[];
  onToggleNeeded: (id: string) => void;
  deadlineError?: string | undefined;
  capacityError?: string | undefined;
}

/** Options of a hangout, for a new one and for one that is there. */
export function OptionFields(props: Props) {
  const { options, onChange: set, isPoll, timeZone, people, needed } = props;
  const w = useWords().hangoutOptions;
  return (
    <div className={classes.fields}>
      {isPoll ? (
        <div className={classes.deadline}>
          <DateField
            label={w.deadline}
            description={w.deadlineHint}
            value={options.deadline}
            min={todayIn(timeZone, Date.now())}
            error={props.deadlineError}
            onChange={(deadline) => set({ deadline })}
          />
          {options.deadline ? (
            <TimeField
              label={w.deadlineTime}
              value={options.deadlineTime ?? DEADLINE_TIME}
              onChange={(time) => time && set({ deadlineTime: time })}
            />
          ) : null}
        </div>
      ) : null}
      <NumberInput
        label={w.places}
        description={w.placesHint}
        value={options.capacity ?? ""}
        min={1}
        max={CAPACITY_MAX}
        allowDecimal={false}
        allowNegative={false}
        error={props.capacityError}
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
      <div className={classes.whole}>
        <NeededPeople people={people} needed={needed} onToggle={props.onToggleNeeded} />
      </div>
      <OptionSwitch
        label={w.hideVotes}
        hint={w.hideVotesHint}
        value={options.hideVotes}
        onChange={(hideVotes) => set({ hideVotes })}
      />
      <OptionSwitch
        label={w.hideGuests}
        hint={w.hideGuestsHint}
        value={options.hideGuests}
        onChange={(hideGuests) => set({ hideGuests })}
      />
      {isPoll ? (
        <OptionSwitch
          label={w.proposals}
          hint={w.proposalsHint}
          value={!options.noProposals}
          onChange={(isOpen) => set({ noProposals: !isOpen })}
        />
      ) : null}
      <OptionSwitch
        label={w.carpool}
        hint={w.carpoolHint}
        value={options.carpool}
        onChange={(carpool) => set({ carpool })}
      />
    </div>
  );
}
