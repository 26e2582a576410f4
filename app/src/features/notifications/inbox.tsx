import { Button } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLists } from "~/sync/lists/use-lists";
import { type InboxRow, rowsOf } from "~/sync/notifications/grouping";
import { type InboxEntry, targetOf } from "~/sync/notifications/inbox";
import { markRead } from "~/sync/notifications/mark-read";
import { fetchPeople } from "~/sync/notifications/people";
import { useInbox } from "~/sync/notifications/use-inbox";
import { Sheet } from "~/ui/sheet/sheet";
import { Notice, RowsSkeleton } from "~/ui/states";
import { useNow } from "~/ui/use-now";
import { useNotificationWords } from "~/ui/words/notifications";
import { Answers } from "./answers";
import classes from "./notifications.module.css";
import { NotificationRow } from "./row";

/** Rows that are shown at first, and with each press on "older". */
const PAGE = 30;

/** The inbox: what is new above what was read, the newest first. */
export function Inbox({ onClose }: { onClose: () => void }) {
  const w = useNotificationWords();
  const { entries } = useInbox();
  const { online } = useNetwork();
  const [pages, setPages] = useState(1);
  const fresh = useFresh(entries ?? []);
  const shown = entries?.slice(0, pages * PAGE) ?? [];
  const older = (entries?.length ?? 0) - shown.length;
  const hidden = entries?.slice(shown.length).filter(({ isRead }) => !isRead) ?? [];
  usePeople(shown);
  const parts = [
    { title: w.fresh, entries: shown.filter(({ id }) => fresh.has(id)) },
    { title: w.earlier, entries: shown.filter(({ id }) => !fresh.has(id)) },
  ].filter((part) => part.entries.length > 0);
  return (
    <Sheet opened onClose={onClose} title={w.title} wide="side">
      {online ? null : (
        <p role="status" className={classes.offline}>
          {w.offline}
        </p>
      )}
      {entries === undefined ? <RowsSkeleton rows={6} label={w.loading} /> : null}
      {entries?.length === 0 ? <Notice title={w.none}>{w.noneExplained}</Notice> : null}
      <p className={classes.settings}>
        <Link href={`${paths.editProfile}#notifications`} onClick={onClose}>
          {w.settings.open}
        </Link>
      </p>
      {parts.map((part) => (
        <section key={part.title} className={classes.part} aria-label={part.title}>
          <h3>{part.title}</h3>
          <ul className={classes.rows}>
            {rowsOf(part.entries).map((row) => (
              <Row key={row.entry.id} row={row} isNew={fresh.has(row.entry.id)} onClose={onClose} />
            ))}
          </ul>
        </section>
      ))}
      {hidden.length > 0 ? (
        <Button variant="default" fullWidth mb="sm" onClick={() => markRead((entries ?? []).map(({ id }) => id))}>
          {w.markAll}
        </Button>
      ) : null}
      {older > 0 ? (
        <Button variant="default" fullWidth onClick={() => setPages(pages + 1)}>
          {w.older(Math.min(older, PAGE))}
        </Button>
      ) : shown.length > 0 ? (
        <p className={classes.end}>{w.end}</p>
      ) : null}
    </Sheet>
  );
}

interface RowProps {
  row: InboxRow;
  isNew: boolean;
  onClose: () => void;
}

function Row({ row: { entry, others }, isNew, onClose }: RowProps) {
  const nowMs = useNow();
  const own = useLists(({ shown }) => shown);
  return (
    <NotificationRow
      entry={entry}
      others={others}
      href={targetOf(entry, own)}
      isNew={isNew}
      nowMs={nowMs}
      onOpen={onClose}
    >
      <Answers entry={entry} nowMs={nowMs} />
    </NotificationRow>
  );
}

/** Ids of what was unread at any time since the inbox was opened: they stay marked as new while one reads. */
function useFresh(entries: readonly InboxEntry[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const added = entries.filter(({ id, isRead }) => !isRead && !fresh.has(id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map(({ id }) => id)]));
  return fresh;
}

function usePeople(entries: readonly InboxEntry[]): void {
  useEffect(() => void fetchPeople(entries), [entries]);
}
