import { type KeyboardEvent, useRef, useState } from "react";
import { useWords } from "~/ui/words";
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
  onOpen: () => void;
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
  const [before] = useState(title);
  const [draft, setDraft] = useState(title);
  const isDiscarded = useRef(false);
  const save = async () => {
    const next = draft.trim();
    const isNew = !isDiscarded.current && next !== "" && next !== before;
    // What could not be saved stays in the field.
    if (!isNew || (await onSave(next, before))) onEnd();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Escape" && event.key !== "Enter") return;
    isDiscarded.current = event.key === "Escape";
    endedByKey.current = true;
    event.currentTarget.blur();
  };
  return (
    <input
      className={classes.edit}
      // biome-ignore lint/a11y/noAutofocus: the field takes the place of the title that had the focus
      autoFocus
      aria-label={w.item.rename(title)}
      maxLength={140}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => void save()}
      onKeyDown={onKey}
    />
  );
}
