import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconMessage2, IconSearch } from "@tabler/icons-react";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { smallOf } from "~/api/photo";
import type { DateFigures, Versioned } from "~/api/schema";
import type { Quest, QuestSession } from "~/core";
import { type DateGuest, isIn } from "~/sync/door/guest-list";
import { useDateGuests } from "~/sync/door/use-date-guests";
import { formatPrice } from "~/ui/money/format-money";
import { Portrait } from "~/ui/portrait";
import { RowsSkeleton } from "~/ui/states";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import classes from "./dashboard.module.css";
import { indexGuests } from "./find-guests";
import { findRows } from "./find-rows";
import { MessageSheet, type Recipients } from "./message-sheet";
import { moneyText } from "./money-text";
import { sessionTime } from "./session-time";
import { usePart } from "./use-part";

/** Guests that are shown at first, and each time more are asked for. */
const STEP = 30;
/** So many are found without a search. */
const SEARCH_FROM = 8;

interface Props {
  questId: string;
  quest: Quest;
  session: Versioned<QuestSession>;
  /** Money that the date brings; missing where there is none. */
  money: DateFigures | undefined;
  acts: ReactNode;
}

/** The guests of a date: who they are, what they answered, what they pay, and whether they are in. */
export function Guests({ questId, quest, session, money, acts }: Props) {
  const w = useDashboardWords();
  const { guests } = useDateGuests(questId, session.id);
  const [typed, setTyped] = useState("");
  const [to, write] = useState<Recipients | null>(null);
  const index = useMemo(() => indexGuests(guests ?? []), [guests]);
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => findRows(index, wanted), [index, wanted]);
  const { part, left, showMore } = usePart(found, STEP, wanted);
  const people = (guests ?? []).filter(({ data }) => data.userId !== "");
  const time = sessionTime(session.data);
  return (
    <section>
      <div className={classes.sectionHead}>
        <h2>{w.guests.title(time)}</h2>
        {acts}
        {people.length > 0 ? (
          <Button
            variant="subtle"
            leftSection={<IconMessage2 size={18} aria-hidden="true" />}
            onClick={() => write({ title: w.message.all(people.length), count: people.length, sessionId: session.id })}
          >
            {w.message.all(people.length)}
          </Button>
        ) : null}
      </div>
      {money ? (
        <p className={classes.soft}>{w.figures.ofDate(moneyText(money.earned), moneyText(money.refundsDue))}</p>
      ) : null}
      {guests === undefined ? <RowsSkeleton label={w.loading} rows={3} /> : null}
      {guests?.length === 0 ? <p className={classes.soft}>{w.guests.none}</p> : null}
      {(guests?.length ?? 0) >= SEARCH_FROM ? (
        <TextInput
          type="search"
          aria-label={w.find.label}
          placeholder={w.find.label}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : null}
      {guests?.length && found.length === 0 ? <p className={classes.soft}>{w.find.none}</p> : null}
      <ul className={classes.guests}>
        {part.map((guest) => (
          <Guest key={guest.id} quest={quest} guest={guest} onWrite={write} />
        ))}
      </ul>
      {left > 0 ? (
        <Button variant="subtle" onClick={showMore}>
          {w.find.more(left)}
        </Button>
      ) : null}
      <MessageSheet questId={questId} to={to} onClose={() => write(null)} />
    </section>
  );
}

interface GuestProps {
  quest: Quest;
  guest: DateGuest;
  onWrite: (to: Recipients) => void;
}

function Guest({ quest, guest, onWrite }: GuestProps) {
  const words = useDashboardWords();
  const w = words.guests;
  const { id, data } = guest;
  const name = guest.name ?? w.guest;
  const others = (data.seatNames ?? []).filter((other) => other && other !== name);
  const answers = (quest.questions ?? []).flatMap(({ id: question, text }) => {
    const answer = data.answers?.[question];
    return answer ? [`${text} ${answer}`] : [];
  });
  return (
    <li>
      <Portrait name={name} uid={data.userId || name} src={guest.photo && smallOf(guest.photo)} size="row" />
      <span className={classes.what}>
        <b>
          {name} {data.seats > 1 ? <small>{w.more(data.seats - 1)}</small> : null}
        </b>
        {others.length > 0 ? <span>{others.join(", ")}</span> : null}
        {answers.map((answer) => (
          <span key={answer}>{answer}</span>
        ))}
      </span>
      <span className={classes.pays}>
        {data.currency ? w.pays(formatPrice(data.total, data.currency), data.payment) : ""}
      </span>
      {isIn(data) ? <span className={classes.in}>{w.in}</span> : null}
      {data.status === "noShow" ? <span className={classes.pays}>{w.missed}</span> : null}
      {data.userId ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={words.message.one(name)}
          onClick={() => onWrite({ title: words.message.one(name), count: undefined, bookingId: id })}
        >
          <IconMessage2 size={20} aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </li>
  );
}
