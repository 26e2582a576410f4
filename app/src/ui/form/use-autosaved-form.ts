import { useEffect, useRef, useState } from "react";
import type { FieldError } from "~/core";
import { type FieldConflicts, useFollowedRecord } from "./use-followed-record";
import { useOnLeave } from "./use-on-leave";
import { type RecordForm, useRecordForm } from "./use-record-form";

interface Options<Values extends object> {
  /** Values of the record; it may change while the form is open. */
  saved: Values;
  validate: (values: Values) => readonly FieldError[];
  /**
   * Saves the values that changed; answers whether that worked.
   *
   * @param before - the same values as they were when the person began to type
   */
  save: (changed: Partial<Values>, before: Partial<Values>) => Promise<boolean>;
}

export interface AutosavedForm<Values extends object> extends RecordForm<Values> {
  /** For the `onBlur` of texts. */
  saveNow: () => void;
  /** Texts that changed elsewhere as well. They are not saved until it is decided about them. */
  conflicts: FieldConflicts<Values>;
}

/**
 * A form that saves itself: when a field is left, on Enter, and when the form or the page is left. What is wrong stays in its
 * field with the error, and does not pull the focus back.
 */
export function useAutosavedForm<Values extends object>({
  saved,
  validate,
  save,
}: Options<Values>): AutosavedForm<Values> {
  const undecided = useRef<FieldConflicts<Values>>({});
  /** The values that are being saved. */
  const sending = useRef<Partial<Values>>({});
  const saveChanged = (values: Values, names: (keyof Values)[]) =>
    save(pick(values, names), pick(form.getInitialValues(), names));
  const form: RecordForm<Values> = useRecordForm<Values>({
    initialValues: saved,
    validate,
    focusesErrors: false,
    submit: async (values) => {
      const names = changedNames().filter((name) => !(name in undecided.current));
      if (names.length === 0) return;
      sending.current = pick(values, names);
      const isSaved = await saveChanged(values, names).finally(() => {
        sending.current = {};
      });
      if (!isSaved) throw new NotSaved();
    },
    savedValues: (values) => ({
      ...values,
      ...pick(form.getInitialValues(), Object.keys(undecided.current) as (keyof Values)[]),
    }),
    // Who saves says why it failed.
    explain: (error) => (error instanceof NotSaved ? {} : undefined),
  });
  const followed = useFollowedRecord(form, saved);
  if (!form.submitting) undecided.current = followed;
  const changedNames = () => {
    const [before, values] = [form.getInitialValues(), form.getValues()];
    return (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== before[name]);
  };

  const isLeftMeanwhile = useRef(false);
  const saveNow = () => {
    if (changedNames().every((name) => name in undecided.current)) return;
    isLeftMeanwhile.current = form.submitting;
    form.submit();
  };
  // A field left while another was being saved is saved next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a submission is news
  useEffect(() => {
    if (!form.submitting && isLeftMeanwhile.current) saveNow();
  }, [form.submitting]);
  const [decisions, setDecisions] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a decision is news
  useEffect(() => {
    if (decisions > 0) saveNow();
  }, [decisions]);
  // What is undecided goes as well: who saves compares it with the text it began with, and keeps both.
  useOnLeave(() => {
    const values = form.getValues();
    const names = changedNames().filter((name) => values[name] !== sending.current[name]);
    if (names.length > 0 && validate(values).length === 0) void saveChanged(values, names);
  });
  return { ...form, saveNow, conflicts: decided(followed, () => setDecisions((count) => count + 1)) };
}

class NotSaved extends Error {}

function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}

/** Conflicts that are saved as soon as it is decided about them. */
function decided<Values extends object>(conflicts: FieldConflicts<Values>, save: () => void): FieldConflicts<Values> {
  const entries = Object.entries<FieldConflicts<Values>[keyof Values & string]>(conflicts);
  return Object.fromEntries(
    entries.map(([name, conflict]) => [
      name,
      conflict && {
        ...conflict,
        choose: (text: string): void => {
          conflict.choose(text);
          save();
        },
      },
    ]),
  ) as FieldConflicts<Values>;
}
