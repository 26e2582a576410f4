import {
  IconBell,
  IconCalendarEvent,
  IconCar,
  IconCheck,
  IconHeart,
  IconListCheck,
  IconRoute,
  IconUserPlus,
} from "@tabler/icons-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { portraitOf } from "~/api/photo";
import { Link } from "~/routing/link";
import { friendshipsStore } from "~/state/friendships";
import type { InboxEntry } from "~/sync/notifications/inbox";
import { markRead } from "~/sync/notifications/mark-read";
import { ago } from "~/ui/format";
import { Portrait } from "~/ui/portrait";
import { useNotificationWords } from "~/ui/words/notifications";
import classes from "./notifications.module.css";
import { nameOf, rowSentence } from "./sentence";

interface Props {
  entry: InboxEntry;
  /** Older ones of its kind, which the row stands for too. */
  others?: readonly InboxEntry[];
  /** Address of what it is about. */
  href: string | undefined;
  /** True if it came since the reader last looked. */
  isNew: boolean;
  nowMs: number;
  onOpen: () => void;
  /** Buttons that answer it. */
  children?: ReactNode;
}

const NONE: readonly InboxEntry[] = [];

/** One notification: who, the sentence and when. All of it leads to what it is about. */
export function NotificationRow({ entry, others = NONE, href, isNew, nowMs, onOpen, children }: Props) {
  const w = useNotificationWords();
  const cards = useStore(friendshipsStore, (state) => state.cards);
  const row = useRef<HTMLLIElement>(null);
  useSeen(row, [entry, ...others]);
  const text = (
    <>
      <Face entry={entry} />
      <span className={classes.words}>
        {isNew ? <span className={classes.hidden}>{w.unread} </span> : null}
        {rowSentence({ entry, others }, cards, w)}
        {/* Read aloud, and as text, the parts are apart. */}{" "}
        {entry.note ? <q className={classes.note}>{entry.note}</q> : null} <small>{ago(entry.at, nowMs)}</small>
      </span>
    </>
  );
  return (
    <li ref={row} className={classes.row} data-new={isNew || undefined}>
      {href ? (
        <Link href={href} className={classes.main} onClick={onOpen}>
          {text}
        </Link>
      ) : (
        <span className={classes.main}>{text}</span>
      )}
      {children ? <span className={classes.answers}>{children}</span> : null}
    </li>
  );
}

const ICONS = [
  [/^friend/, IconUserPlus],
  [/^(doneTogether|hangoutTicked)$/, IconCheck],
  [/^meToo$/, IconHeart],
  [/^hangout/, IconCalendarEvent],
  [/^ride/, IconCar],
  [/^(quest|booking)/, IconRoute],
  [/^list/, IconListCheck],
] as const;

/** The face of who did it with the sign of what it is about; the sign alone where nobody did. */
function Face({ entry }: { entry: InboxEntry }) {
  const card = useStore(friendshipsStore, ({ cards }) => (entry.from ? cards[entry.from] : undefined));
  const cards = entry.from && card ? { [entry.from]: card } : {};
  const name = nameOf(entry, cards);
  const Icon = ICONS.find(([kind]) => kind.test(entry.kind))?.[1] ?? IconBell;
  return (
    <span className={classes.face} data-bare={(!name && !entry.from) || undefined}>
      {name || entry.from ? (
        <Portrait name={name ?? ""} uid={entry.from} src={card ? portraitOf(card) : undefined} />
      ) : null}
      <span className={classes.sign}>
        <Icon size={name || entry.from ? 14 : 22} stroke={1.9} aria-hidden="true" />
      </span>
    </span>
  );
}

/** Marks the entries of a row as read once it was in sight. */
function useSeen(row: RefObject<HTMLElement | null>, entries: readonly InboxEntry[]): void {
  const unread = entries
    .filter(({ isRead }) => !isRead)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    const { current } = row;
    if (unread === "" || !current) return;
    const mark = () => markRead(unread.split(","));
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && mark(), { threshold: 0.6 });
    observer.observe(current);
    return () => observer.disconnect();
  }, [row, unread]);
}
