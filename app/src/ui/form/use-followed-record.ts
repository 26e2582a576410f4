import { useEffect } from "react";
import type { RecordForm } from "./use-record-form";

/** Follows a record that changes elsewhere, on other devices as well, while nothing in the form is unsaved. */
export function useFollowedRecord<Values extends object>(form: RecordForm<Values>, saved: Values): void {
  // The values are made anew by each drawing: what they say decides.
  const version = JSON.stringify(saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another record is news
  useEffect(() => {
    if (form.isDirty() || form.submitting) return;
    form.setInitialValues(saved);
    form.setValues(saved);
  }, [version]);
}
