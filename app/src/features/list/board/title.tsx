import { type KeyboardEvent, useRef, useState } from "react";
import { useWords } from "~/ui/words";
import classes from "./row.module.css";

interface Props {
  title: string;
  /** Keeps a new title; answers whether that worked. */
  onRename: (title: string) => Promise<boolean>;
}

/** The title as a button that turns into a field; Enter or leaving keeps, Escape drops what was typed. */
export function Title({ title, onRename }: Props) {
  const w = useWords();
  const [draft, setDraft] = useState<string | null>(null);
  const dropped = useRef(false);
  if (draft === null) {
    return (
      <button type="button" className={classes.title} data-title title={w.item.edit} onClick={() => setDraft(title)}>
        {title}
      </button>
    );
  }
  const keep = async () => {
    const next = draft.trim();
    const changed = !dropped.current && next !== "" && next !== title;
    dropped.current = false;
    setDraft(null);
    // What could not be saved stays in the field.
    if (changed && !(await onRename(next))) setDraft(next);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") dropped.current = true;
    if (event.key === "Enter" || event.key === "Escape") event.currentTarget.blur();
  };
  return (
    <input
      className={classes.edit}
      // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was pressed
      autoFocus
      aria-label={w.item.newWords(title)}
      maxLength={140}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => void keep()}
      onKeyDown={onKey}
    />
  );
}
