import { Button, Group } from "@mantine/core";
import { type ReactNode, useId, useRef } from "react";
import { useWords } from "../words";
import classes from "./form.module.css";
import type { FieldConflict } from "./use-followed-record";

interface Props {
  mine: string;
  theirs: string;
  /** Most characters of the text. */
  max: number;
  isOneLine?: boolean;
  /** Takes the text that was decided on. */
  onChoose: (text: string) => void;
  /** Says what was changed on both sides. */
  children: ReactNode;
}

/** Two versions of a text side by side, to choose one of them or both. */
export function TextConflict({ mine, theirs, max, isOneLine = false, onChoose, children }: Props) {
  const { texts: w } = useWords().conflict;
  const title = useId();
  const both = joined(theirs, mine, isOneLine);
  const isTooLong = [...both].length > max;
  const hasBoth = mine.trim() !== "" && theirs.trim() !== "";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be another look, and this is one decision
    <div role="group" aria-labelledby={title} className={classes.conflict}>
      <div id={title}>{children}</div>
      <dl>
        <div>
          <dt>{w.mine}</dt>
          <dd>{mine.trim() || w.nothing}</dd>
        </div>
        <div>
          <dt>{w.theirs}</dt>
          <dd>{theirs.trim() || w.nothing}</dd>
        </div>
      </dl>
      {hasBoth && isTooLong ? <p>{w.tooLong}</p> : null}
      <Group gap="xs">
        <Button variant="default" onClick={() => onChoose(mine)}>
          {w.useMine}
        </Button>
        <Button variant="default" onClick={() => onChoose(theirs)}>
          {w.useTheirs}
        </Button>
        {hasBoth && !isTooLong ? (
          <Button variant="default" onClick={() => onChoose(both)}>
            {w.keepBoth}
          </Button>
        ) : null}
      </Group>
    </div>
  );
}

interface FieldProps extends Pick<Props, "max" | "isOneLine"> {
  conflict: FieldConflict | undefined;
  children: ReactNode;
}

/** A field, and below it the choice between its text and the one it was changed to elsewhere. */
export function ConflictField({ conflict, children, ...rest }: FieldProps) {
  const w = useWords();
  const field = useRef<HTMLDivElement>(null);
  const choose = (text: string) => {
    conflict?.choose(text);
    field.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  };
  return (
    <div>
      <div ref={field}>{children}</div>
      <div role="status">
        {conflict ? (
          <TextConflict mine={conflict.mine} theirs={conflict.theirs} onChoose={choose} {...rest}>
            <p>{w.conflict.texts.changed}</p>
          </TextConflict>
        ) : null}
      </div>
    </div>
  );
}

/** Both texts one under the other, or in one line where there is only one. */
function joined(theirs: string, mine: string, isOneLine: boolean): string {
  return `${theirs.trim()}${isOneLine ? " / " : "\n\n"}${mine.trim()}`;
}
