import { NumberInput, Select, TextInput } from "@mantine/core";
import type { Quest } from "~/core";
import { priceOfSeat, seatsInAll } from "~/sync/quests/seats";
import { DateTimeField } from "~/ui/dates/date-time-field";
import { minutes } from "~/ui/format";
import { formatPrice } from "~/ui/money/format-money";
import { MoneyField } from "~/ui/money/money-field";
import { deviceZone } from "~/ui/time/zoned-time";
import { type QuestDateWords, useQuestDateWords } from "~/ui/words/quest-date";
import type { DateDraft } from "./date-draft";
import classes from "./quest-date.module.css";

/** Limits of the server. */
const SEATS_MAX = 10_000;
const PRICE_MAX = 1_000_000_000;
const PLACE_MAX = 200;

interface Props {
  quest: Quest;
  draft: DateDraft;
  currency: string;
  /** `false` for a quest that guests begin at any time: it has no time and no meeting place. */
  isDated: boolean;
  /** Number of taken seats where fewer were written. */
  taken: number | null;
  isPast: boolean;
  onChange: (fields: Partial<DateDraft>) => void;
}

/** Fields of one date: time, seats, price, meeting place, and until when it can be booked. */
export function DateFields({ quest, draft, currency, isDated, taken, isPast, onChange }: Props) {
  const w = useQuestDateWords();
  const zone = draft.time && !draft.time.allDay ? draft.time.timeZone : deviceZone();
  const usual = priceOfSeat(quest);
  return (
    <>
      {isDated ? (
        <DateTimeField
          label={w.time}
          value={draft.time}
          timeZone={zone}
          error={isPast ? w.past : undefined}
          onChange={(time) => onChange({ time })}
        />
      ) : null}
      <div className={classes.pair}>
        <NumberInput
          label={w.seats}
          description={w.usually(String(seatsInAll(quest, {})))}
          min={1}
          max={SEATS_MAX}
          allowDecimal={false}
          clampBehavior="blur"
          value={draft.capacity ?? ""}
          error={taken === null ? undefined : w.seatsTaken(taken)}
          onChange={(value) => onChange({ capacity: value === "" ? null : Number(value) })}
        />
        <MoneyField
          label={w.price}
          description={w.usually(usual ? formatPrice(usual.amount, usual.currency) : w.free)}
          value={draft.price}
          currency={currency}
          max={PRICE_MAX}
          onChange={(price) => onChange({ price })}
        />
      </div>
      {isDated ? (
        <>
          <TextInput
            label={w.place}
            description={w.placeHint}
            maxLength={PLACE_MAX}
            value={draft.meetingPlace}
            onChange={(event) => onChange({ meetingPlace: event.currentTarget.value })}
          />
          <Select
            label={w.closes}
            data={closesOptions(w, draft.cutoffMin)}
            value={String(draft.cutoffMin)}
            allowDeselect={false}
            onChange={(value) => onChange({ cutoffMin: Number(value) })}
          />
        </>
      ) : null}
    </>
  );
}

/** The usual times, and the one that a date has if it is another. */
function closesOptions(w: QuestDateWords, cutoffMin: number) {
  const usual = Object.entries(w.closesOptions).map(([value, label]) => ({ value, label }));
  if (cutoffMin in w.closesOptions) return usual;
  return [...usual, { value: String(cutoffMin), label: w.closesBefore(minutes(cutoffMin)) }];
}
