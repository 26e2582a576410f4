import { Button, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import type { FriendOnQuest, Versioned } from "~/api/schema";
import type { QuestSession } from "~/core";
import { isBookable, seatsFree } from "~/sync/quests/seats";
import { useQuestFriends } from "~/sync/quests/use-quest-friends";
import { listed } from "~/ui/format";
import { useControlWords } from "~/ui/words/controls";
import { locale } from "~/ui/words/language";
import type { Offer } from "../offer";
import { useQuest } from "../quest-context";
import { dayOf, timeForReader, timesOf, zoneOf } from "../when";
import classes from "./booking.module.css";

/** Dates that are shown before one asks for all of them. */
const SHOWN_MAX = 3;
/** So few seats are said loudly. */
const FEW_MAX = 5;

interface Props {
  offer: Offer;
  onChoose: (sessionId: string) => void;
}

/** The dates to choose from, with the seats left as they are now. */
export function Dates({ offer, onChoose }: Props) {
  const { questId, w } = useQuest();
  const [isOpen, setOpen] = useState(false);
  const friends = useQuestFriends([questId]);
  const { dates, chosen } = offer;
  const first = dates.slice(0, SHOWN_MAX);
  const short = first.some(({ id }) => id === chosen.id) ? first : [...first.slice(0, -1), chosen];
  const shown = isOpen ? dates : short;
  return (
    <fieldset className={classes.dates}>
      <legend>
        <VisuallyHidden>{w.dates.choose}</VisuallyHidden>
      </legend>
      {shown.map((session) => (
        <DateRow
          key={session.id}
          session={session}
          friends={friends.filter(({ sessionId, saved }) => sessionId === session.id && !saved)}
          isChosen={session.id === chosen.id}
          onChoose={() => onChoose(session.id)}
        />
      ))}
      {dates.length > SHOWN_MAX ? (
        <Button variant="subtle" className={classes.all ?? ""} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? w.dates.fewer : w.dates.all(dates.length)}
        </Button>
      ) : null}
    </fieldset>
  );
}

interface RowProps {
  session: Versioned<QuestSession>;
  friends: readonly FriendOnQuest[];
  isChosen: boolean;
  onChoose: () => void;
}

function DateRow({ session: { data }, friends, isChosen, onChoose }: RowProps) {
  const { quest, w, nowMs } = useQuest();
  const control = useControlWords();
  const own = timeForReader(data, control);
  const names = listed(friends.map(({ name }) => name));
  const isOpen = isBookable(quest, data, nowMs);
  return (
    <label className={classes.date} data-chosen={isChosen || undefined} data-closed={!isOpen || undefined}>
      <input type="radio" name="quest-date" checked={isChosen} disabled={!isOpen} onChange={onChoose} />
      <VisuallyHidden>{dayOf(data)}</VisuallyHidden>
      <Leaf session={data} />
      <span className={classes.times}>
        <b>{timesOf(data, w.dates.range)}</b>
        {own ? <small>{own}</small> : null}
        {data.meetingPlace ? <small>{w.dates.meet(data.meetingPlace)}</small> : null}
        {names ? <small>{friends.length === 1 ? w.dates.going(names) : w.dates.goingMany(names)}</small> : null}
      </span>
      <SeatsLeft session={data} isOpen={isOpen} />
    </label>
  );
}

/** The day as on a calendar that one tears leaves off. */
function Leaf({ session }: { session: QuestSession }) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Date(session.startsAt ?? "").toLocaleDateString(locale(), { ...options, timeZone: zoneOf(session) });
  return (
    <span className={classes.leaf} aria-hidden="true">
      {part({ weekday: "short" })}
      <b>{part({ day: "numeric" })}</b>
      {part({ month: "short" })}
    </span>
  );
}

function SeatsLeft({ session, isOpen }: { session: QuestSession; isOpen: boolean }) {
  const { quest, w } = useQuest();
  if (!isOpen) return <span className={classes.left}>{w.dates.closed}</span>;
  const free = seatsFree(quest, session);
  const waiting = session.seats?.waiting ?? 0;
  if (free === 0)
    return <span className={classes.left}>{waiting > 0 ? w.dates.fullWaiting(waiting) : w.dates.full}</span>;
  return (
    <span className={classes.left} data-few={free <= FEW_MAX || undefined}>
      {w.dates.left(free)}
    </span>
  );
}
