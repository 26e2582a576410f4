import { Button, NativeSelect, SegmentedControl, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { type Activity, validateActivity } from "~/core";
import { sectionOf } from "~/sync/lists/activities";
import { type ListActions, momentOf } from "~/sync/lists/item-actions";
import { useTypedValues } from "~/sync/typed-texts/use-typed-values";
import { excessError } from "~/ui/form/excess";
import { Form } from "~/ui/form/form";
import { ConflictField } from "~/ui/form/text-conflict";
import { useAutosavedForm } from "~/ui/form/use-autosaved-form";
import { monthName } from "~/ui/format";
import { useWords } from "~/ui/words";
import { NOTE_MAX, TITLE_MAX, type useKeptTexts } from "../kept-texts";
import { CategoryField } from "./category-field";
import { PlaceField } from "./place-field";

interface Props {
  activity: Activity;
  actions: ListActions;
  /** `true` if the list is the viewer's: a co-editor does not hide activities. */
  isOwn: boolean;
  pinned: boolean;
  onPin: (activity: Activity) => void;
  /** Texts that were changed here and elsewhere. */
  kept: ReturnType<typeof useKeptTexts>;
  /** `true` if the fields are shown. What was typed and is not saved is kept meanwhile, and shows them by itself. */
  isShown: boolean;
  onClose: () => void;
}

/** Each field is saved when it is left; what is typed and not saved yet stays in the field. */
export function DetailsForm({ activity, actions, isOwn, pinned, onPin, kept, isShown, onClose }: Props) {
  const w = useWords();
  const [isSaved, setSaved] = useState(false);
  const noted = async (saving: Promise<boolean>) => {
    setSaved(false);
    const ok = await saving;
    setSaved(ok);
    return ok;
  };
  const change = (fields: Record<string, unknown>) => noted(actions.change(activity, fields));
  const form = useAutosavedForm({
    saved: { title: activity.title, note: activity.note ?? "" },
    validate: (texts) => validateActivity({ ...activity, ...texts }).filter(({ field }) => field in texts),
    save: (texts, before) => noted(actions.change({ ...activity, ...before }, trimmed(texts))),
  });
  useTypedValues(`item/${activity.id}`, form);
  const section = sectionOf(activity) ?? "wish";
  const remove = () => {
    onClose();
    void actions.remove(activity);
  };
  const hasNews = Object.keys(form.conflicts).length > 0 || form.isDirty();
  if (!isShown && !hasNews) return null;
  return (
    <Stack gap="md">
      <Form form={form}>
        <ConflictField conflict={form.conflicts.title ?? kept.title} max={TITLE_MAX} isOneLine>
          <TextInput
            {...form.getInputProps("title")}
            {...excessError(form.values.title, TITLE_MAX, w)}
            label={w.item.title}
            onBlur={form.saveNow}
          />
        </ConflictField>
      </Form>
      <ConflictField conflict={form.conflicts.note ?? kept.note} max={NOTE_MAX}>
        <Textarea
          {...form.getInputProps("note")}
          {...excessError(form.values.note, NOTE_MAX, w)}
          label={w.item.note}
          autosize
          minRows={3}
          onBlur={form.saveNow}
        />
      </ConflictField>
      <PlaceField activity={activity} onChange={change} />
      <NativeSelect
        label={w.item.month}
        value={String(activity.targetMonth ?? 0)}
        data={[
          { value: "0", label: w.item.anyMonth },
          ...Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: monthName(at + 1) })),
        ]}
        onChange={(event) => void change({ targetMonth: Number(event.currentTarget.value) || null })}
      />
      <CategoryField activity={activity} onChange={change} />
      <SegmentedControl
        fullWidth
        aria-label={w.item.status}
        value={section}
        data={(["wish", "planned", "done"] as const).map((value) => ({ value, label: w.board.status[value] }))}
        onChange={(status) => void change({ status })}
      />
      {section === "done" ? (
        <TextInput
          type="date"
          label={w.item.doneOn}
          value={dayOf(activity.doneAt)}
          onChange={(event) =>
            event.currentTarget.value && void change({ doneAt: momentOf(event.currentTarget.value) })
          }
        />
      ) : null}
      {isOwn ? (
        <Switch
          label={w.item.onlyMe}
          description={w.item.onlyMeExplained}
          checked={activity.hidden ?? false}
          onChange={(event) => void change({ hidden: event.currentTarget.checked || null })}
        />
      ) : null}
      <p role="status">{isSaved ? w.item.saved : ""}</p>
      <Stack gap="xs">
        <Button variant="default" onClick={() => onPin(activity)} disabled={section === "done"}>
          {pinned ? w.item.unpinShort : w.item.pinShort}
        </Button>
        <Button variant="subtle" color="red" onClick={remove} aria-label={w.item.remove(activity.title)}>
          {w.bulk.remove}
        </Button>
      </Stack>
    </Stack>
  );
}

/** The texts as they are stored: an empty note is none. */
function trimmed({ title, note }: { title?: string; note?: string }): Record<string, unknown> {
  return {
    ...(title === undefined ? {} : { title: title.trim() }),
    ...(note === undefined ? {} : { note: note.trim() || null }),
  };
}

/** The day of a moment here, as a field for dates has it. */
function dayOf(moment: string | undefined): string {
  return moment ? new Date(moment).toLocaleDateString("sv-SE") : "";
}
