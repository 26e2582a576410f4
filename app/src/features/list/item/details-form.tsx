import { Button, NativeSelect, SegmentedControl, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import type { Activity } from "~/core";
import { sectionOf } from "~/sync/lists/activities";
import { type ListActions, momentOf } from "~/sync/lists/item-actions";
import { categories, categoryOf, kindOf } from "~/ui/categories";
import { monthName } from "~/ui/format";
import { useWords } from "~/ui/words";
import { PhotoField } from "./photo-field";
import { PlaceField } from "./place-field";
import { Steps } from "./steps";
import { useDraft } from "./use-draft";

interface Props {
  activity: Activity;
  actions: ListActions;
  /** Whether the list is on this device alone. */
  isDraft: boolean;
  pinned: boolean;
  onPin: (activity: Activity) => void;
  onClose: () => void;
}

/** Each field is saved when it is left; what is typed and not saved yet stays in the field. */
export function DetailsForm({ activity, actions, isDraft, pinned, onPin, onClose }: Props) {
  const w = useWords();
  const change = (fields: Record<string, unknown>) => actions.change(activity, fields);
  const title = useDraft(activity.title, (text) => change({ title: text }), true);
  const note = useDraft(activity.note ?? "", (text) => change({ note: text || null }));
  const section = sectionOf(activity) ?? "wish";
  const remove = () => {
    onClose();
    void actions.remove(activity);
  };
  return (
    <Stack gap="md" pb="xl">
      <TextInput label={w.item.title} maxLength={140} {...title} />
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
      <NativeSelect
        label={w.item.category}
        value={categoryOf(activity)}
        data={categories.map((value) => ({ value, label: w.categories[value] }))}
        onChange={({ currentTarget: { value } }) => {
          const category = categories.find((each) => each === value);
          if (category) void change({ category, kind: kindOf(category) });
        }}
      />
      <NativeSelect
        label={w.item.month}
        value={String(activity.targetMonth ?? 0)}
        data={[
          { value: "0", label: w.item.anyMonth },
          ...Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: monthName(at + 1) })),
        ]}
        onChange={(event) => void change({ targetMonth: Number(event.currentTarget.value) || null })}
      />
      <PlaceField activity={activity} onChange={change} />
      <Textarea label={w.item.note} autosize minRows={3} maxLength={4000} {...note} />
      <Steps activity={activity} onChange={change} />
      <PhotoField activity={activity} isDraft={isDraft} onChange={change} />
      <Switch
        label={w.item.onlyMe}
        description={w.item.onlyMeExplained}
        checked={activity.hidden ?? false}
        onChange={(event) => void change({ hidden: event.currentTarget.checked || null })}
      />
      <Stack gap="xs">
        <Button
          variant="default"
          onClick={() => onPin(activity)}
          disabled={section === "done"}
          aria-label={pinned ? w.item.unpin(activity.title) : w.item.pin(activity.title)}
        >
          {pinned ? w.item.unpinShort : w.item.pinShort}
        </Button>
        <Button variant="subtle" color="red" onClick={remove} aria-label={w.item.remove(activity.title)}>
          {w.bulk.remove}
        </Button>
      </Stack>
    </Stack>
  );
}

/** The day of a moment here, as a field for dates has it. */
function dayOf(moment: string | undefined): string {
  return moment ? new Date(moment).toLocaleDateString("sv-SE") : "";
}
