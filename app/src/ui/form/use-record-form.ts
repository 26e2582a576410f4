import { type FormErrors, type UseFormReturnType, useForm } from "@mantine/form";
import { createElement, type FormEvent, type RefObject, useRef } from "react";
import type { FieldError } from "~/core";
import { type Describe, FieldMessage } from "./field-message";
import { formPath, shownPath } from "./field-path";
import { rejectionOf } from "./rejection";
import { useErrorFocus } from "./use-error-focus";
import { type Explanation, useSubmission } from "./use-submission";

interface Options<Values extends object> {
  initialValues: Values;
  /** The core's validation of what would be sent; left out where only the server can tell. */
  validate?: (values: Values) => readonly FieldError[];
  /** Validates a field while it is typed, not only when the form is sent. */
  validateOnChange?: boolean;
  /** Sends the values. What it rejects with is shown; the values stay. */
  submit: (values: Values) => Promise<unknown>;
  /** Tells known rejections in the form's own words; `undefined` leaves the general ones. */
  explain?: (error: unknown) => Explanation | undefined;
  /** Tells errors of fields in the form's own words. */
  describe?: Describe;
  onValuesChange?: (values: Values) => void;
  /** True if an attempt with wrong fields moves the focus to the first of them; yes where it is left out. */
  focusesErrors?: boolean;
  /** Content of the form after a success: the values sent (by default), or the initial ones. */
  afterSuccess?: "keep" | "clear";
  /** Part of the sent values that counts as saved after a success; all of them where it is left out. */
  savedValues?: (values: Values) => Values;
}

export interface RecordForm<Values extends object> extends UseFormReturnType<Values> {
  /** For `<form onSubmit>`; while another submission is on its way, or during a wait, it does nothing. */
  submit: (event?: FormEvent<HTMLFormElement>) => void;
  /** Message of the last rejection about the whole form. */
  failure: string | null;
  /** Seconds until the next try is allowed, of how many the server asked for. */
  wait: { leftS: number; totalS: number };
  /** Number of wrong fields at the last attempt, while some still are. */
  wrongCount: number;
  /** Errors that no field of the form shows. */
  unplaced: FormErrors;
  element: RefObject<HTMLFormElement | null>;
}

/**
 * A form over a record: `@mantine/form` with the core's validation as its rules, and the server's rejection shown where
 * the core's errors are. A rejection leaves what was typed; the first wrong field gets the focus.
 */
export function useRecordForm<Values extends object>(options: Options<Values>): RecordForm<Values> {
  // Which paths have a field is known once each was asked for its props.
  const fields = useRef(new Set<string>());
  const placed = (errors: readonly FieldError[]): FormErrors => {
    const found: FormErrors = {};
    for (const error of errors) {
      const path = shownPath(formPath(error.field), fields.current);
      found[path] ??= createElement(FieldMessage, { error, describe: options.describe });
    }
    return found;
  };
  const form = useForm<Values>({
    initialValues: options.initialValues,
    validate: (values) => placed(options.validate?.(values) ?? []),
    validateInputOnChange: options.validateOnChange ?? false,
    enhanceGetInputProps: ({ field }) => void fields.current.add(String(field)),
    ...(options.onValuesChange ? { onValuesChange: options.onValuesChange } : {}),
  });
  const { element, count, focus } = useErrorFocus(form.errors, options.focusesErrors ?? true);
  const { failure, wait, mayBegin, begin, send } = useSubmission<Values>({
    submit: options.submit,
    explain: options.explain,
    onSuccess: (values) =>
      options.afterSuccess === "clear" ? form.reset() : form.resetDirty(options.savedValues?.(values) ?? values),
    onRejected: (error, own) => {
      const errors = { ...placed(rejectionOf(error)?.fields ?? []), ...own };
      form.setErrors(errors);
      focus(Object.keys(errors).length);
      return Object.keys(errors).length;
    },
  });
  const submit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    // A dialog inside a form is its child for React: its submission is not the form's.
    event?.stopPropagation();
    if (!mayBegin()) return;
    begin();
    form.onSubmit(send, (errors) => focus(Object.keys(errors).length))();
  };
  const unplaced = Object.fromEntries(Object.entries(form.errors).filter(([path]) => !fields.current.has(path)));
  return { ...form, submit, failure, wait, wrongCount: count, unplaced, element };
}
