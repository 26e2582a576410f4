import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconChevronRight } from "@tabler/icons-react";
import type { ComponentType, ReactNode } from "react";
import { Sheet } from "~/ui/sheet/sheet";
import classes from "./parts.module.css";

/** From this width on every part stands on the page itself. */
const WIDE = "(min-width: 62em)";

export interface SectionProps {
  Icon: ComponentType<{ size: number; stroke: number; "aria-hidden": "true" }>;
  title: string;
  /** Chosen values, in a few words, and a quieter line below. */
  summary: string;
  hint?: string;
  /** Faces or another picture of what is chosen. */
  aside?: ReactNode;
  /** Label of the button that closes the sheet. */
  done: string;
  error?: string | undefined;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  children: ReactNode;
}

/** A part of the page: on a phone a row that opens a sheet, on a wide window in place. */
export function Section(props: SectionProps) {
  const { Icon, title, summary, hint, aside, done, error, opened, onOpened, children } = props;
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  if (isWide) {
    return (
      <section className={classes.section} aria-label={title} data-part>
        <header>
          <h2>{title}</h2>
          <p>{summary}</p>
        </header>
        {error ? <Problem text={error} /> : null}
        {children}
      </section>
    );
  }
  return (
    <>
      <button type="button" className={classes.row} onClick={() => onOpened(true)}>
        <Icon size={22} stroke={1.6} aria-hidden="true" />
        <span className={classes.rowWords}>
          <b>{summary}</b>
          {hint ? <span>{hint}</span> : null}
        </span>
        {aside}
        <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
      </button>
      {error ? <Problem text={error} /> : null}
      <Sheet
        opened={opened}
        onClose={() => onOpened(false)}
        title={title}
        footer={
          <Button size="md" onClick={() => onOpened(false)}>
            {done}
          </Button>
        }
      >
        {children}
      </Sheet>
    </>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <p className={classes.problem} role="alert">
      {text}
    </p>
  );
}
