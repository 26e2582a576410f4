import { Input } from "@mantine/core";
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import { excessOf } from "~/ui/form/excess";
import { useWords } from "~/ui/words";
import { TITLE_MAX } from "../kept-texts";
import classes from "./row.module.css";

/** Renaming in place, which the keyboard begins: e or F2 on a row. */
export interface Renaming {
  isActive: boolean;
  /** Saves a new title in the place of the one it was when renaming began; answers whether that worked. */
  onSave: (title: string, before: string) => Promise<boolean>;
  onEnd: () => void;
}

interface Props {
  title: string;
  onOpen: (event: MouseEvent) => void;
  renaming: Renaming | undefined;
}

/** The title as a button that opens the details, or as a field while it is renamed. */
export function Title({ title, onOpen, renaming }: Props) {
  const endedByKey = useRef(false);
  if (renaming?.isActive) return <TitleField title={title} renaming={renaming} endedByKey={endedByKey} />;
  // The focus goes back to where renaming began.
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!button || !endedByKey.current) return;
    endedByKey.current = false;
    button.focus();
  };
  return (
    <button ref={takeFocus} type="button" className={classes.title} data-title onClick={onOpen}>
      {title}
    </button>
  );
}

interface FieldProps {
  title: string;
  renaming: Renaming;
  endedByKey: { current: boolean };
}

/** Enter or leaving saves, Escape discards what was typed. */
function TitleField({ title, renaming: { onSave, onEnd }, endedByKey }: FieldProps) {
  const w = useWords();
  const errorId = useId();
  const [before] = useState(title);
  const [draft, setDraft] = useState(title);
  const isDiscarded = useRef(false);
  const excess = excessOf(draft, TITLE_MAX);
  const save = async () => {
    const next = draft.trim();
    const isNew = !isDiscarded.current && next !== "" && next !== before;
    // What could not be saved, or is too long, stays in the field.
    if (isNew && excess > 0) return;
    if (!isNew || (await onSave(next, before))) onEnd();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Escape" && event.key !== "Enter") return;
    isDiscarded.current = event.key === "Escape";
    if (event.key === "Enter" && excess > 0) return;
    endedByKey.current = true;
    event.currentTarget.blur();
  };
  return (
    <>
      <input
        className={classes.edit}
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the title that had the focus
        autoFocus
        aria-label={w.item.rename(title)}
        aria-invalid={excess > 0}
        aria-describedby={excess > 0 ? errorId : undefined}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => void save()}
        onKeyDown={onKey}
      />
      {excess > 0 ? (
        <Input.Error id={errorId} role="alert">
          {w.form.excess(excess)}
        </Input.Error>
      ) : null}
    </>
  );
}
