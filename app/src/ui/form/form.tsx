import { VisuallyHidden } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { useWords } from "../words";
import classes from "./form.module.css";
import { FormContext } from "./form-context";
import { UnsavedChanges } from "./unsaved-changes";
import type { RecordForm } from "./use-record-form";

interface Props<Values extends object> {
  form: RecordForm<Values>;
  /** The buttons, below what the form says about the whole. */
  footer?: ReactNode;
  /** Asks before the page is left with something unsaved. */
  keepsUnsaved?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Fields, what is wrong with the whole, and the buttons. */
export function Form<Values extends object>({
  form,
  footer,
  keepsUnsaved = false,
  className,
  children,
}: Props<Values>) {
  const { submitting } = form;
  const { leftS } = form.wait;
  const state = useMemo(() => ({ submitting, waitS: leftS }), [submitting, leftS]);
  return (
    <FormContext value={state}>
      <form
        ref={form.element}
        className={className ?? classes.form}
        onSubmit={form.submit}
        aria-busy={submitting}
        noValidate
      >
        {children}
        <FormAlert form={form} />
        {footer}
      </form>
      {keepsUnsaved ? <UnsavedChanges when={form.isDirty() && !submitting} /> : null}
    </FormContext>
  );
}

/** Message about the whole form, and for screen readers the number of wrong fields. */
function FormAlert<Values extends object>({ form }: { form: RecordForm<Values> }) {
  const { form: w } = useWords();
  const { failure, wait, wrongCount, unplaced } = form;
  return (
    <div role="alert" className={classes.alert}>
      {failure ? <p>{failure}</p> : null}
      {wait.leftS > 0 && !failure ? (
        <>
          <p aria-hidden="true">{w.wait(wait.leftS)}</p>
          {/* Each change of an alert is read out: this one stays the same while the seconds pass. */}
          <VisuallyHidden>{w.wait(wait.totalS)}</VisuallyHidden>
        </>
      ) : null}
      {Object.entries(unplaced).map(([path, message]) => (
        <p key={path}>
          {path ? `${path}: ` : ""}
          {message}
        </p>
      ))}
      {wrongCount > 0 ? <VisuallyHidden>{w.invalid(wrongCount)}</VisuallyHidden> : null}
    </div>
  );
}
