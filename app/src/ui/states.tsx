import { Button, Skeleton, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./states.module.css";

/** What stands in for rows that are being loaded, in their size, so that nothing moves when they come. */
export function RowsSkeleton({ rows = 4, label }: { rows?: number; label: string }) {
  const widths = ["72%", "54%", "63%", "48%"];
  return (
    <Stack gap="md" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have no identity
        <Skeleton key={row} height={28} width={widths[row % widths.length] ?? "60%"} radius="sm" />
      ))}
    </Stack>
  );
}

interface NoticeProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Whether it is what the page is about, and so its main heading. */
  main?: boolean;
}

/** One sentence and what to do about it: for something empty, failed or out of reach. */
export function Notice({ title, children, action, main = false }: NoticeProps) {
  const Heading = main ? "h1" : "h2";
  return (
    <section className={classes.notice}>
      <Heading>{title}</Heading>
      {children ? <p>{children}</p> : null}
      {action}
    </section>
  );
}

/** Something failed: what happened, that nothing is lost, and a way to try again. */
export function FailureNotice({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice
        main
        title="This did not work"
        action={
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {sentence} What you saved is safe.
      </Notice>
    </div>
  );
}
