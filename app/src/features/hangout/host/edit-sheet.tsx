import { Button, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { PlacePicker } from "~/map/search/place-picker";
import { edit } from "~/sync/hangouts/actions";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { keepOwnPhoto } from "~/sync/photos/own-photo";
import { LookFields } from "~/ui/hangout-options/look-fields";
import { OptionFields } from "~/ui/hangout-options/option-fields";
import { Sheet } from "~/ui/sheet/sheet";
import { useWords } from "~/ui/words";
import { attempt } from "../attempt";
import { personOf } from "../people";
import { useInvited } from "../use-invited";
import { changedFields, draftOf, type EditDraft, problemsOf, zoneOf } from "./edit-draft";
import { EditedCover } from "./edited-cover";
import classes from "./host.module.css";

interface Props {
  open: OpenHangout;
  onClose: () => void;
}

/** Edits what a hangout is, where, how its invitation looks, and its options. */
export function EditSheet({ open, onClose }: Props) {
  const { hangout, newHangout, hangoutOptions } = useWords();
  const w = hangout.edit;
  const formId = useId();
  const { data } = open.snapshot.hangout;
  const [before] = useState(() => draftOf(data));
  const [draft, setDraft] = useState(before);
  const [isTried, setTried] = useState(false);
  const change = (fields: Partial<EditDraft>) => setDraft((last) => ({ ...last, ...fields }));
  const problems = isTried ? problemsOf(draft, data, Date.now()) : {};
  const fields = changedFields(draft, before, zoneOf(data));
  const isChanged = Object.keys(fields).length > 0;
  const people = [...open.snapshot.members, ...useInvited(open)].filter(
    ({ data: { userId } }) => userId !== undefined && userId !== data.hostId,
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isChanged || Object.keys(problemsOf(draft, data, Date.now())).length > 0) return;
    void attempt(edit(open.actor, fields), w.done);
    onClose();
  };
  const toggleNeeded = (id: string) =>
    change({
      neededIds: draft.neededIds.includes(id)
        ? draft.neededIds.filter((each) => each !== id)
        : [...draft.neededIds, id],
    });
  const footer = (
    <div className={classes.save}>
      <p>{isChanged ? "" : w.unchanged}</p>
      <Button type="submit" form={formId} size="lg" disabled={!isChanged}>
        {w.save}
      </Button>
    </div>
  );
  return (
    <Sheet opened onClose={onClose} title={w.title} wide="side" footer={footer}>
      <form id={formId} className={classes.form} onSubmit={save} noValidate>
        <EditedCover hangout={open.snapshot.hangout} draft={draft} />
        <LookFields look={draft} onChange={change} keepPhoto={keepOwnPhoto} />
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
        <h3>{hangoutOptions.title}</h3>
        <OptionFields
          options={draft.options}
          onChange={(options) => change({ options: { ...draft.options, ...options } })}
          isPoll={data.status === "polling"}
          timeZone={zoneOf(data)}
          people={people.map((member) => ({ ...personOf(member), id: member.data.userId ?? member.id }))}
          needed={draft.neededIds}
          onToggleNeeded={toggleNeeded}
          deadlineError={problems.deadline ? hangoutOptions.problems.deadline : undefined}
          capacityError={problems.capacity ? hangoutOptions.problems.capacity : undefined}
        />
      </form>
    </Sheet>
  );
}
