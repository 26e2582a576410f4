import { Button } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconArrowBackUp, IconCar, IconChevronRight, IconLink } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useNow } from "~/ui/use-now";
import { useWords } from "~/ui/words";
import type { DateText } from "../dates";
import classes from "./picked.module.css";

interface Props {
  hangoutId: string;
  date: DateText;
  /** Time at which the messages go out; `null` once they have. */
  sentAtMs: number | null;
  /** True while it waits for a network. */
  isWaiting: boolean;
  /** Names of guests whom nothing reaches; empty without any. */
  unreached: string;
  /** The link of the hangout, for those. */
  link: string | null;
  onUndo: () => void;
  onNext: () => void;
}

/** A date was picked: it is on, and for ten seconds it can be undone before anybody hears of it. */
export function Picked({ hangoutId, date, sentAtMs, isWaiting, unreached, link, onUndo, onNext }: Props) {
  const { picked, tools } = useWords().hangout;
  const { copy, copied } = useClipboard({ timeout: 4_000 });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={classes.picked}>
      <span className={classes.leaf} aria-hidden="true">
        <span>{date.month}</span>
        <b>{date.day}</b>
        <em>{picked.stamp}</em>
      </span>
      <h1 ref={title} tabIndex={-1}>
        {picked.title(date.weekday)}
      </h1>
      <p className={classes.text} role="status">
        {sentAtMs !== null ? picked.text : isWaiting ? picked.kept : unreached ? picked.sentBut : picked.sent}
      </p>
      {unreached ? (
        <div className={classes.unreached}>
          <p>{picked.unreached(unreached)}</p>
          {link ? (
            <Button
              variant="default"
              leftSection={<IconLink size={18} stroke={1.7} aria-hidden="true" />}
              onClick={() => copy(link)}
            >
              {copied ? tools.copied : tools.copyLink}
            </Button>
          ) : null}
        </div>
      ) : null}
      <Link className={classes.way} href={paths.carpool(hangoutId)}>
        <IconCar size={22} stroke={1.7} aria-hidden="true" />
        <span>
          <b>{picked.cars}</b>
          <span>{picked.carsText}</span>
        </span>
        <IconChevronRight size={20} stroke={1.8} aria-hidden="true" />
      </Link>
      {sentAtMs !== null ? (
        <UndoBar day={date.name} sentAtMs={sentAtMs} onUndo={onUndo} />
      ) : (
        <Button size="lg" onClick={onNext}>
          {picked.next}
        </Button>
      )}
    </section>
  );
}

function UndoBar({ day, sentAtMs, onUndo }: { day: string; sentAtMs: number; onUndo: () => void }) {
  const w = useWords();
  const { picked } = w.hangout;
  const seconds = Math.max(0, Math.ceil((sentAtMs - useNow(500)) / 1_000));
  return (
    <>
      <div className={classes.bar}>
        <span>{picked.bar(day)}</span>
        <button type="button" onClick={onUndo}>
          <IconArrowBackUp size={19} stroke={1.9} aria-hidden="true" />
          {w.common.undo}
        </button>
        <span className={classes.seconds} aria-hidden="true">
          {picked.left(seconds)}
        </span>
      </div>
      <p className={classes.wait}>{picked.wait}</p>
    </>
  );
}
