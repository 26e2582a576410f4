import type { FormErrors } from "@mantine/form";
import { useEffect, useRef, useState } from "react";

const FOCUSABLE = "input:not([type=hidden]), textarea, select, button, [tabindex]";

/**
 * The focus for the first wrong field of a form, in the order of the page, so that a screen reader reads its label and
 * error. It moves after the errors are drawn; `count` says how many fields were wrong at the last attempt.
 */
export function useErrorFocus(errors: FormErrors, isWanted: boolean) {
  const element = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState({ number: 0, count: 0 });
  const paths = useRef<string[]>([]);
  paths.current = Object.keys(errors);
  useEffect(() => {
    if (isWanted && attempt.number > 0 && element.current) firstWrong(element.current, paths.current)?.focus();
  }, [attempt, isWanted]);
  return {
    element,
    count: paths.current.length > 0 ? attempt.count : 0,
    focus: (count: number) => setAttempt(({ number }) => ({ number: number + 1, count })),
  };
}

/** Inputs carry their path as `data-path`, and `aria-invalid` when they are wrong. */
function firstWrong(form: HTMLFormElement, paths: readonly string[]): HTMLElement | null | undefined {
  const fields = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-path]')];
  const first = fields.find(
    (field) => field.getAttribute("aria-invalid") === "true" || paths.includes(field.dataset.path ?? ""),
  );
  return first?.matches(FOCUSABLE) ? first : first?.querySelector<HTMLElement>(FOCUSABLE);
}
