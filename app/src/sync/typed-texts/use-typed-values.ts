import { useEffect, useRef } from "react";
import { useOnLeave } from "~/ui/form/use-on-leave";
import type { RecordForm } from "~/ui/form/use-record-form";
import { keepTyped, readTyped } from "./typed-texts";

type Texts = Record<string, string>;

/** Texts typed into a form, and those it began with. */
interface TypedValues {
  values: Texts;
  before: Texts;
}

/**
 * Keeps what is typed into a form of texts and not saved yet, and restores it after the browser crashed or was closed
 * without a word. A form that is left in order saves by itself.
 */
export function useTypedValues<Values extends object>(name: string, form: RecordForm<Values>): void {
  const isRestored = useRef(false);
  const state = JSON.stringify([form.values, form.getInitialValues()]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form is opened
  useEffect(() => {
    void readTyped(name).then((kept) => {
      isRestored.current = true;
      if (kept && !form.isDirty()) restore(form, JSON.parse(kept) as TypedValues);
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another state of the form is news
  useEffect(() => {
    if (!isRestored.current) return;
    const [values, before] = [form.getValues() as Texts, form.getInitialValues() as Texts];
    const typed = Object.keys(values).filter((field) => values[field] !== before[field]);
    keepTyped(
      name,
      typed.length === 0 ? "" : JSON.stringify({ values: pick(values, typed), before: pick(before, typed) }),
    );
  }, [state]);
  useOnLeave(() => keepTyped(name, ""));
}

function restore<Values extends object>(form: RecordForm<Values>, { values, before }: TypedValues): void {
  form.setInitialValues({ ...form.getInitialValues(), ...before });
  for (const [field, text] of Object.entries(values)) form.setFieldValue(field, text as never);
}

function pick(texts: Texts, names: readonly string[]): Texts {
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? ""]));
}
