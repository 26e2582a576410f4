import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { QuestStop } from "~/core";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";

const HINTS_MAX = 5;
const HINT_MAX = 140;

/** Hints of a stop, one after the other. An empty one is not kept. */
export function HintFields({ stop }: { stop: QuestStop }) {
  const w = useComposerWords().stop;
  const { setStop } = useComposerContext();
  const saved = stop.hints ?? [];
  /** `true` while there is an empty field for another one. */
  const [isAdding, setAdding] = useState(false);
  const shown = isAdding ? [...saved, ""] : saved;
  const write = (at: number, text: string) => {
    const next = shown.map((hint, index) => (index === at ? text : hint)).filter((hint) => hint !== "");
    setStop(stop.id, { hints: next });
    setAdding(text === "" && at === saved.length);
  };
  return (
    <div className={classes.hints}>
      <p className={classes.label}>{w.hints}</p>
      {shown.map((hint, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hint is its place: while one types, its text changes
        <div key={at} className={classes.row}>
          <TextInput
            aria-label={w.hint(at + 1)}
            className={classes.grow ?? ""}
            maxLength={HINT_MAX}
            value={hint}
            onChange={({ currentTarget }) => write(at, currentTarget.value)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={w.removeHint(at + 1)}
            onClick={() => write(at, "")}
          >
            <IconX size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      {shown.length < HINTS_MAX && !isAdding ? (
        <Button variant="subtle" size="compact-md" onClick={() => setAdding(true)}>
          {w.addHint}
        </Button>
      ) : null}
      {shown.length > 0 ? <p className={classes.soft}>{w.hintsHint}</p> : null}
    </div>
  );
}
