import { Button, Checkbox, Stack } from "@mantine/core";
import { memo } from "react";
import { useStore } from "zustand";
import { useLabWords } from "~/ui/words/lab";
import { CONTENDERS } from "~/workers/lab";
import type { Comparison } from "./comparison";
import { DoingNow } from "./doing-now";
import type { Settings } from "./settings";

interface Props {
  settings: Settings;
  onChange: (part: Partial<Settings>) => void;
  comparison: Comparison;
  /** Whether there are points to measure with, and nothing is made for the map any more. */
  ready: boolean;
}

/** Who is measured beside ours, the one button, and how far it is. */
export const CompareControls = memo(function CompareControls({ settings, onChange, comparison, ready }: Props) {
  const w = useLabWords();
  const { algorithm, peers } = settings;
  const [, ...others] = CONTENDERS[algorithm];
  const isRunning = useStore(comparison, (state) => state.isRunning);
  return (
    <Stack gap="sm">
      <Checkbox.Group
        label={w.form.peers}
        value={[...peers]}
        onChange={(names) => onChange({ peers: names as typeof peers })}
      >
        <Stack gap="xs" mt="xs">
          {others.map(({ name }) => (
            <Checkbox key={name} value={name} label={w.names[name]} description={w.about[name]} disabled={isRunning} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Button type="submit" variant={isRunning ? "default" : "filled"} disabled={!ready && !isRunning}>
        {isRunning ? w.form.stop : w.form.start}
      </Button>
      <DoingNow comparison={comparison} />
    </Stack>
  );
});
