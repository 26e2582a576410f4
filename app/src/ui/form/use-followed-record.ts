import { useEffect, useRef } from "react";
import type { RecordForm } from "./use-record-form";

/** A text that changed elsewhere since this person began to type in its field. */
export interface FieldConflict {
  mine: string;
  theirs: string;
  /** Puts the text that was decided on into the field, to be saved over the other one. */
  choose: (text: string) => void;
}

export type FieldConflicts<Values extends object> = Partial<Record<keyof Values & string, FieldConflict>>;

/**
 * Follows a record that changes elsewhere, in other tabs and on other devices: each field as long as nothing in it is
 * unsaved. Answers the texts that were changed on both sides.
 */
export function useFollowedRecord<Values extends object>(
  form: RecordForm<Values>,
  saved: Values,
): FieldConflicts<Values> {
  // The values are made anew by each drawing: what they say decides.
  const version = JSON.stringify(saved);
  /** The record as the form has taken it in: what is the same as that is no news. */
  const known = useRef(saved);
  const take = (name: keyof Values & string, value: unknown) => {
    known.current = { ...known.current, [name]: saved[name] };
    form.setInitialValues({ ...form.getInitialValues(), [name]: saved[name] });
    form.setFieldValue(name, value as never);
  };
  const isNews = (name: keyof Values & string) => !isSame(saved[name], known.current[name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another record, and the end of a submission, is news
  useEffect(() => {
    if (form.submitting) return;
    const [before, values] = [form.getInitialValues(), form.getValues()];
    for (const name of namesOf(saved).filter(isNews)) {
      const isClean = isSame(values[name], before[name]) || isSame(values[name], saved[name]);
      if (isClean) take(name, saved[name]);
      else if (isSame(saved[name], before[name])) known.current = { ...known.current, [name]: saved[name] };
    }
  }, [version, form.submitting]);

  if (form.submitting) return {};
  const [before, values] = [form.getInitialValues(), form.getValues()];
  const conflicts: FieldConflicts<Values> = {};
  for (const name of namesOf(saved).filter(isNews)) {
    const [base, mine, theirs] = [before[name], values[name], saved[name]];
    if (typeof base !== "string" || typeof mine !== "string" || typeof theirs !== "string") continue;
    if (isSame(mine, base) || isSame(theirs, base) || isSame(mine, theirs)) continue;
    conflicts[name] = { mine, theirs, choose: (text) => take(name, text) };
  }
  return conflicts;
}

function namesOf<Values extends object>(values: Values): (keyof Values & string)[] {
  return Object.keys(values) as (keyof Values & string)[];
}

/** True if two values say the same; space around a text says nothing. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
  return JSON.stringify(one) === JSON.stringify(other);
}
