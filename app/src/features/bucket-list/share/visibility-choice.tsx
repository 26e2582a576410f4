import { Radio, Stack } from "@mantine/core";
import { useWords } from "~/ui/words";

const LEVELS = ["private", "friends", "public"] as const;
type Level = (typeof LEVELS)[number];

interface Props {
  visibility: string;
  onChange: (level: Level) => void;
}

/** Who may see a list, each level with what it means. */
export function VisibilityChoice({ visibility, onChange }: Props) {
  const w = useWords();
  return (
    <Radio.Group
      label={w.share.who}
      value={visibility}
      onChange={(value) => {
        const level = LEVELS.find((each) => each === value);
        if (level) onChange(level);
      }}
    >
      <Stack gap="sm" mt="xs">
        {LEVELS.map((level) => (
          <Radio key={level} value={level} label={w.share.levels[level]} description={w.share.explained[level]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
