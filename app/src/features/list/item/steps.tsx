import { ActionIcon, Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { Activity } from "~/core";
import { useTypedText } from "~/sync/typed-texts/use-typed-text";
import { excessOf } from "~/ui/form/excess";
import { useOnLeave } from "~/ui/form/use-on-leave";
import { useWords } from "~/ui/words";
import { TITLE_MAX } from "../kept-texts";

/** Most parts of one activity. */
const STEPS_MAX = 30;

interface Props {
  activity: Activity;
  onChange: (fields: Record<string, unknown>) => Promise<boolean>;
}

/** The parts of an activity, ticked one by one. */
export function Steps({ activity, onChange }: Props) {
  const w = useWords();
  const [text, setText] = useTypedText(`step/${activity.id}`);
  const excess = excessOf(text, TITLE_MAX);
  const steps = activity.steps ?? [];
  const add = async () => {
    const title = text.trim();
    if (!title || excess > 0) return;
    setText("");
    if (!(await onChange({ steps: [...steps, { id: crypto.randomUUID(), title, done: false }] }))) setText(title);
  };
  useOnLeave(() => void add());
  return (
    <Stack gap="xs" role="group" aria-label={w.item.steps}>
      {steps.map((step) => (
        <Group key={step.id} gap="xs" wrap="nowrap">
          <Checkbox
            flex={1}
            label={step.title}
            checked={step.done ?? false}
            onChange={({ currentTarget: { checked } }) =>
              void onChange({ steps: steps.map((each) => (each.id === step.id ? { ...each, done: checked } : each)) })
            }
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={w.item.remove(step.title)}
            onClick={() => void onChange({ steps: steps.filter(({ id }) => id !== step.id) })}
          >
            <IconX size={16} stroke={1.8} />
          </ActionIcon>
        </Group>
      ))}
      {steps.length < STEPS_MAX ? (
        <TextInput
          label={w.item.addStep}
          value={text}
          error={excess > 0 ? w.form.excess(excess) : null}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={() => void add()}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void add();
          }}
        />
      ) : null}
    </Stack>
  );
}
