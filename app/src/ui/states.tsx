import { Button, Skeleton, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./states.module.css";
import { WAITING } from "./whole";
import { useFirstWords } from "./words/first";

/** Placeholder for rows that are being loaded, in their size, so that nothing moves when they come. */
export function RowsSkeleton({ rows = 4, label }: { rows?: number; label: string }) {
  const widths = ["72%", "54%", "63%", "48%"];
  return (
    <Stack gap="md" role="status" aria-label={label} {...WAITING}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have no identity
        <Skeleton key={row} height={28} width={widths[row % widths.length] ?? "60%"} radius="sm" />
      ))}
    </Stack>
  );
}

/** Placeholder for a page: as high as the window, so that what comes below does not move when the page is there. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.page}>
      <RowsSkeleton label={label} />
    </div>
  );
}

interface NoticeProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** True if it is what the page is about, and so its main heading. */
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

interface FailureProps {
  sentence: string;
  onRetry: () => void;
  /** True if it stands in for the whole page. */
  main?: boolean;
}

/** Something failed: what happened, that nothing is lost, and a way to try again. */
export function FailureNotice({ sentence, onRetry, main = true }: FailureProps) {
  const w = useFirstWords();
  return (
    <div role="alert">
      <Notice
        main={main}
        title={w.states.failed}
        action={
          <Button variant="default" onClick={onRetry}>
            {w.common.tryAgain}
          </Button>
        }
      >
        {sentence} {w.states.safe}
      </Notice>
    </div>
  );
}

/** There is no network: what is shown is what this device last saw. */
export function OfflineNotice() {
  const w = useFirstWords();
  return (
    <div role="status">
      <Notice title={w.states.offline}>{w.states.offlineExplained}</Notice>
    </div>
  );
}

/** Something that is there, but not for the reader; only where it is no secret that it is there. */
export function PermissionNotice({ action }: { action?: ReactNode }) {
  const w = useFirstWords();
  return (
    <Notice title={w.states.noRight} action={action}>
      {w.states.noRightExplained}
    </Notice>
  );
}
