import { Button } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import classes from "./login.module.css";

interface Props {
  onSubmit: () => void;
  /** What the button says. */
  send: string;
  busy: boolean;
  /** Whether sending must wait. */
  waits?: boolean;
  failed?: string | null;
  /** What is below the button. */
  below?: ReactNode;
  children: ReactNode;
}

/** Fields, what failed, and one button. */
export function Form({ onSubmit, send, busy, waits = false, failed, below, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !waits) onSubmit();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {children}
      <div role="alert">{failed ? <p className={classes.failure}>{failed}</p> : null}</div>
      <Button type="submit" size="md" loading={busy} disabled={waits} fullWidth>
        {send}
      </Button>
      {below}
    </form>
  );
}

interface HeadProps {
  title: string;
  children?: ReactNode;
}

/** What this step is. */
export function Head({ title, children }: HeadProps) {
  return (
    <header className={classes.head}>
      <h1>{title}</h1>
      {children ? <p>{children}</p> : null}
    </header>
  );
}
