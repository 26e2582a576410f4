import { Button, Stack } from "@mantine/core";
import { memo, useDeferredValue } from "react";
import { useStore } from "zustand";
import { useLabWords } from "~/ui/words/lab";
import type { Comparison } from "./comparison";
import { DoingNow } from "./doing-now";
import { Peers } from "./peers";
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
  const w = useLabWords().form;
  const isRunning = useStore(comparison, (state) => state.isRunning);
  return (
    <Stack gap="sm">
      <Peers settings={settings} onChange={onChange} disabled={useDeferredValue(isRunning)} />
      <Button type="submit" variant={isRunning ? "default" : "filled"} disabled={!ready && !isRunning}>
        {isRunning ? w.stop : w.start}
      </Button>
      <DoingNow comparison={comparison} />
    </Stack>
  );
});
