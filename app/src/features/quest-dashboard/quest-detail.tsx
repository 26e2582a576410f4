import { Button } from "@mantine/core";
import { IconChevronLeft } from "@tabler/icons-react";
import { useState } from "react";
import { sentence } from "~/api/failure";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { composeQuest, dashboard } from "~/routing/quest-paths";
import { useGuests } from "~/sync/quests/use-guests";
import type { OwnQuest } from "~/sync/quests/use-own-quests";
import { number } from "~/ui/format";
import { formatPrice } from "~/ui/money/format-money";
import { saveFile } from "~/ui/save-file";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import { Actions } from "./actions";
import classes from "./dashboard.module.css";
import { isTaken, type Money, statusOf, takingsOf } from "./figures";
import { Guests } from "./guests";
import { SeatsDrawn } from "./seats-drawn";
import { isAhead, sessionTime } from "./session-time";

/** One quest of its creator: figures, dates and guests. */
export function QuestDetail({ quest }: { quest: OwnQuest }) {
  const w = useDashboardWords();
  const { id, data, sessions } = quest;
  const { bookings, failure, retry } = useGuests(
    id,
    sessions.map(({ id: one, version }) => `${one}:${version}`).join(),
  );
  const nowMs = Date.now();
  const ahead = sessions.filter((session) => isAhead(session.data, nowMs));
  const past = sessions.filter((session) => !isAhead(session.data, nowMs)).reverse();
  const [chosen, choose] = useState<string | null>(null);
  const session = sessions.find(({ id: one }) => one === chosen) ?? ahead[0] ?? past[0];
  const taken = (bookings ?? []).filter(isTaken);
  const save = async () => {
    const { guestsCsv } = await import("./guests-csv");
    saveFile(new File([guestsCsv(data, bookings ?? [])], "guests.csv", { type: "text/csv;charset=utf-8" }));
  };
  return (
    <div className={classes.page}>
      <Link href={dashboard} className={classes.back}>
        <IconChevronLeft size={18} aria-hidden="true" />
        {w.title}
      </Link>
      <header className={classes.head}>
        <div>
          <h1>{data.title || w.untitled}</h1>
          <p className={classes.soft}>
            <span>{w.status[statusOf(data)]}</span> <Link href={paths.quest(id)}>{w.seePage}</Link>{" "}
            <Link href={composeQuest(id)}>{w.edit}</Link>
          </p>
        </div>
        <Actions quest={quest} booked={taken.length} />
      </header>
      {bookings ? (
        <Figures quest={quest} bookings={bookings} />
      ) : failure ? (
        <FailureNotice main={false} sentence={sentence(failure)} onRetry={retry} />
      ) : (
        <RowsSkeleton label={w.loading} rows={3} />
      )}
      <Dates title={w.ahead} sessions={ahead} chosenId={session?.id} onChoose={choose} />
      <Dates title={w.past} sessions={past} chosenId={session?.id} onChoose={choose} />
      {sessions.length === 0 ? <p className={classes.soft}>{w.noDate}</p> : null}
      {session && bookings ? (
        <Guests
          quest={data}
          session={session}
          bookings={taken.filter((booking) => booking.data.sessionId === session.id)}
          onChanged={retry}
        />
      ) : null}
      {bookings && bookings.length > 0 ? (
        <Button variant="default" className={classes.start ?? ""} onClick={() => void save()}>
          {w.csv}
        </Button>
      ) : null}
    </div>
  );
}

type GuestList = NonNullable<ReturnType<typeof useGuests>["bookings"]>;

function Figures({ quest: { data }, bookings }: { quest: OwnQuest; bookings: GuestList }) {
  const w = useDashboardWords();
  const { seats, earned, refundsDue } = takingsOf(bookings);
  const finished = bookings.filter((booking) => booking.data.status === "completed").length;
  const begun = bookings.filter((booking) => ["checkedIn", "completed"].includes(booking.data.status)).length;
  const { reviews = 0, stars = 0 } = data.stats ?? {};
  return (
    <dl className={classes.figures}>
      <Figure value={number(seats)} label={w.figures.seats(seats)} />
      <Figure
        value={moneyText(earned) || w.figures.free}
        label={refundsDue.size > 0 ? w.figures.refunds(moneyText(refundsDue)) : w.figures.earned}
      />
      {begun > 0 ? (
        <Figure value={`${number(Math.round((100 * finished) / begun))} %`} label={w.figures.finished} />
      ) : null}
      {reviews > 0 ? (
        <Figure value={`${number(Math.round((10 * stars) / reviews) / 10)} ★`} label={w.figures.reviews(reviews)} />
      ) : null}
    </dl>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const moneyText = (money: Money): string =>
  [...money].map(([currency, amount]) => formatPrice(amount, currency)).join(" + ");

interface DatesProps {
  title: string;
  sessions: OwnQuest["sessions"];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

function Dates({ title, sessions, chosenId, onChoose }: DatesProps) {
  const w = useDashboardWords();
  if (sessions.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={classes.dates}>
        {sessions.map(({ id, data }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosenId} onClick={() => onChoose(id)}>
              <b>{sessionTime(data) || w.anyTime}</b>
              <SeatsDrawn session={data} />
              {data.status === "cancelled" ? <span className={classes.soft}>{w.calledOff}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
