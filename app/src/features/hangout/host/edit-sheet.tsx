import { Button, NativeSelect, NumberInput, Switch, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { PlacePicker } from "~/map/search/place-picker";
import { edit } from "~/sync/hangouts/actions";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { Sheet } from "~/ui/sheet/sheet";
import { useWords } from "~/ui/words";
import { attempt } from "../attempt";
import { changedFields, draftOf, type EditDraft, localTime, problemsOf } from "./edit-draft";
import classes from "./host.module.css";

const PLUS_MAX = 5;

interface Props {
  open: OpenHangout;
  onClose: () => void;
}

/** Edits what a hangout is, where, and its options. */
export function EditSheet({ open, onClose }: Props) {
  const { hangout, newHangout } = useWords();
  const w = hangout.edit;
  const { data } = open.snapshot.hangout;
  const [draft, setDraft] = useState(() => draftOf(data));
  const [isTried, setTried] = useState(false);
  const change = (fields: Partial<EditDraft>) => setDraft((before) => ({ ...before, ...fields }));
  const problems = isTried ? problemsOf(draft, Date.now()) : {};
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemsOf(draft, Date.now())).length > 0) return;
    const fields = changedFields(draft, data);
    if (Object.keys(fields).length > 0) void attempt(edit(open.actor, fields), w.done);
    onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={w.title} wide="side">
      <form className={classes.form} onSubmit={save} noValidate>
        <TextInput
          label={w.name}
          required
          maxLength={140}
          value={draft.title}
          error={problems.title ? w.required : undefined}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <Textarea
          label={w.note}
          autosize
          minRows={2}
          maxLength={4_000}
          value={draft.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <PlacePicker
          label={w.place}
          value={draft.place}
          withPin
          onPick={({ name, lng, lat }) => change({ place: { name, lng, lat } })}
          onOwnWords={(words) =>
            change({ note: [newHangout.placeLine(words), draft.note].filter(Boolean).join("\n\n") })
          }
          onRemove={() => change({ place: null })}
        />
        <div className={classes.spread}>
          <NumberInput
            label={w.seats}
            min={1}
            max={10_000}
            allowDecimal={false}
            hideControls
            value={draft.capacity ?? ""}
            error={problems.capacity ? w.seatsWrong : undefined}
            onChange={(value) => change({ capacity: typeof value === "number" ? value : null })}
          />
          <NativeSelect
            label={w.plusOnes}
            value={String(draft.plusOnes)}
            onChange={(event) => change({ plusOnes: Number(event.currentTarget.value) })}
            data={Array.from({ length: PLUS_MAX + 1 }, (_, count) => ({
              value: String(count),
              label: count === 0 ? w.plusNone : w.plus(count),
            }))}
          />
        </div>
        <p className={classes.soft}>{w.seatsHint}</p>
        {data.status === "polling" ? <Deadline draft={draft} isWrong={problems.deadline} onChange={change} /> : null}
        {data.status === "polling" ? (
          <Switch
            label={w.proposals}
            checked={!draft.noProposals}
            onChange={(event) => change({ noProposals: !event.currentTarget.checked })}
          />
        ) : null}
        <Switch
          label={w.hideVotes}
          checked={draft.hideVotes}
          onChange={(event) => change({ hideVotes: event.currentTarget.checked })}
        />
        <Switch
          label={w.hideGuests}
          checked={draft.hideGuests}
          onChange={(event) => change({ hideGuests: event.currentTarget.checked })}
        />
        <Button type="submit" size="lg">
          {w.save}
        </Button>
      </form>
    </Sheet>
  );
}

interface DeadlineProps {
  draft: EditDraft;
  isWrong: boolean | undefined;
  onChange: (fields: Partial<EditDraft>) => void;
}

/** The end of voting: when the host closes it, or a moment. */
function Deadline({ draft, isWrong, onChange }: DeadlineProps) {
  const { edit: w } = useWords().hangout;
  const { deadline } = draft;
  return (
    <>
      <Switch
        label={w.noDeadline}
        checked={deadline === null}
        onChange={(event) => onChange({ deadline: event.currentTarget.checked ? null : inTwoDays() })}
      />
      {deadline === null ? null : (
        <TextInput
          type="datetime-local"
          label={w.deadline}
          value={localTime(deadline)}
          error={isWrong ? w.deadlinePast : undefined}
          onChange={({ currentTarget: { value } }) => value && onChange({ deadline: new Date(value).toISOString() })}
        />
      )}
    </>
  );
}

/** Two days from now, at a full hour. */
function inTwoDays(): string {
  const then = new Date(Date.now() + 2 * 86_400_000);
  then.setMinutes(0, 0, 0);
  return then.toISOString();
}
