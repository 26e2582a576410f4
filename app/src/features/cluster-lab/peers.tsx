import { Checkbox, Stack } from "@mantine/core";
import { memo } from "react";
import { useLabWords } from "~/ui/words/lab";
import { CONTENDERS } from "~/workers/lab";
import type { Settings } from "./settings";

interface Props {
  settings: Settings;
  onChange: (part: Partial<Settings>) => void;
  /** While something is measured, nobody comes or goes. */
  disabled: boolean;
}

/** Choice of the rivals to measure. */
export const Peers = memo(function Peers({ settings: { algorithm, peers }, onChange, disabled }: Props) {
  const w = useLabWords();
  const [, ...others] = CONTENDERS[algorithm];
  return (
    <Checkbox.Group
      label={w.form.peers}
      value={[...peers]}
      onChange={(names) => onChange({ peers: names as typeof peers })}
    >
      <Stack gap="xs" mt="xs">
        {others.map(({ name }) => (
          <Checkbox key={name} value={name} label={w.names[name]} description={w.about[name]} disabled={disabled} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
});
