import { Radio, Stack } from "@mantine/core";
import { useEffect, useState } from "react";
import type { Visibility } from "~/core";
import { useWords } from "./words";

/** Every level of a list that the server keeps. */
export const LEVELS = ["private", "friends", "link", "public"] as const;
/** Levels of a list that has no link yet, because it is on this device alone. */
export const DRAFT_LEVELS = ["private", "friends", "public"] as const;

interface Props {
  /** Asks who may see it; left out, it is about a list. */
  label?: string;
  levels: readonly Visibility[];
  visibility: string;
  onChange: (level: Visibility) => void;
}

/** Choice of a list's visibility, each level with its meaning. */
export function VisibilityChoice({ label, levels, visibility, onChange }: Props) {
  const w = useWords();
  // What is pressed shows in the same turn, before the query that keeps it has heard of it.
  const [pressed, setPressed] = useState<Visibility | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever becomes of the choice, it is then what is shown
  useEffect(() => setPressed(null), [visibility]);
  return (
    <Radio.Group
      label={label ?? w.share.who}
      value={pressed ?? visibility}
      onChange={(value) => {
        const level = levels.find((each) => each === value);
        if (!level) return;
        setPressed(level);
        onChange(level);
      }}
    >
      <Stack gap="sm" mt="xs">
        {levels.map((level) => (
          <Radio key={level} value={level} label={w.share.levels[level]} description={w.share.explained[level]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
