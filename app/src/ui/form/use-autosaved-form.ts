import { useEffect, useRef } from "react";
import type { FieldError } from "~/core";
import { useFollowedRecord } from "./use-followed-record";
import { useOnLeave } from "./use-on-leave";
import { type RecordForm, useRecordForm } from "./use-record-form";

interface Options<Values extends object> {
  /** What the record holds; it may change while the form is open. */
  saved: Values;
  validate: (values: Values) => readonly FieldError[];
  /** Saves the values that changed; answers whether that worked. */
  save: (changed: Partial<Values>) => Promise<boolean>;
}

export interface AutosavedForm<Values extends object> extends RecordForm<Values> {
  /** For the `onBlur` of texts. */
  saveNow: () => void;
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
  const form = useRecordForm<Values>({
    initialValues: saved,
    validate,
    focusesErrors: false,
    submit: async (values) => {
      const worked = await save(changed(form.getInitialValues(), values));
      if (!worked) throw new NotSaved();
    },
    // Who saves says why it failed.
    explain: (error) => (error instanceof NotSaved ? {} : undefined),
  });
  useFollowedRecord(form, saved);

  const isLeftMeanwhile = useRef(false);
  const saveNow = () => {
    if (!form.isDirty()) return;
    isLeftMeanwhile.current = form.submitting;
    form.submit();
  };
  // A field left while another was being saved is saved next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a submission is news
  useEffect(() => {
    if (!form.submitting && isLeftMeanwhile.current) saveNow();
  }, [form.submitting]);
  useOnLeave(() => {
    const values = form.getValues();
    if (form.isDirty() && validate(values).length === 0) void save(changed(form.getInitialValues(), values));
  });
  return { ...form, saveNow };
}

class NotSaved extends Error {}

function changed<Values extends object>(before: Values, values: Values): Partial<Values> {
  const names = (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== before[name]);
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}
