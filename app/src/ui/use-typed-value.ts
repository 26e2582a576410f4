import { useState } from "react";

/** Meaning of a text: a value, nothing where it is empty, or a problem that the field shows. */
export type Read<Value, Problem> = { value: Value } | { problem: Problem } | null;

interface Options<Value, Problem> {
  value: Value | null;
  onChange: (value: Value | null) => void;
  read: (text: string) => Read<Value, Problem>;
  write: (value: Value) => string;
}

/**
 * The text of a field whose value is typed: as typed while it is typed, written in full once it is left. What cannot be
 * read stays as it is, gives no value, and is a problem once the field is left.
 */
export function useTypedValue<Value extends string | number, Problem>(options: Options<Value, Problem>) {
  const { value, onChange, read, write } = options;
  const [draft, setDraft] = useState<{ text: string; value: Value | null } | null>(null);
  const [isLeft, setLeft] = useState(true);
  // A value that comes from elsewhere, such as one that was taken back, outranks what was typed before.
  const typed = draft && draft.value === value ? draft.text : null;
  const text = typed ?? (value === null ? "" : write(value));
  const found = read(text);
  return {
    text,
    problem: isLeft && found && "problem" in found ? found.problem : null,
    type: (next: string) => {
      const meant = read(next);
      const given = meant && "value" in meant ? meant.value : null;
      setDraft({ text: next, value: given });
      setLeft(false);
      if (given !== value) onChange(given);
    },
    /** Takes a value that was pressed instead of typed. */
    choose: (next: Value | null) => {
      setDraft(null);
      setLeft(true);
      onChange(next);
    },
    /** The field is left. */
    settle: () => {
      setLeft(true);
      if (!found || "value" in found) setDraft(null);
    },
  };
}
