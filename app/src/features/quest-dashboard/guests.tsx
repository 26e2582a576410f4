import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import type { Versioned } from "~/api/schema";
import type { Booking, Quest, QuestSession } from "~/core";
import { useCreator } from "~/sync/quests/use-creator";
import { formatPrice } from "~/ui/money/format-money";
import { Portrait } from "~/ui/portrait";
import { toast } from "~/ui/toast";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import classes from "./dashboard.module.css";
import { sessionTime } from "./session-time";

/** Check-in opens so long before a date begins. */
const DOOR_MS = 3 * 3_600_000;

interface Props {
  quest: Quest;
  session: Versioned<QuestSession>;
  /** Bookings of the date that bring guests. */
  bookings: readonly Versioned<Booking>[];
  onChanged: () => void;
}

/** The guests of a date: who they are, what they answered, what they pay, and whether they are in. */
export function Guests({ quest, session, bookings, onChanged }: Props) {
  const w = useDashboardWords();
  const isDoorOpen = Date.parse(session.data.startsAt ?? "") - DOOR_MS < Date.now();
  return (
    <section>
      <h2>{w.guests.title(sessionTime(session.data))}</h2>
      {bookings.length === 0 ? <p className={classes.soft}>{w.guests.none}</p> : null}
      <ul className={classes.guests}>
        {bookings.map((booking) => (
          <Guest
            key={booking.id}
            quest={quest}
            sessionId={session.id}
            booking={booking}
            isDoorOpen={isDoorOpen}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </section>
  );
}

interface GuestProps {
  quest: Quest;
  sessionId: string;
  booking: Versioned<Booking>;
  isDoorOpen: boolean;
  onChanged: () => void;
}

function Guest({ quest, sessionId, booking: { id, data }, isDoorOpen, onChanged }: GuestProps) {
  const w = useDashboardWords().guests;
  const person = useCreator(data.userId);
  const others = (data.seatNames ?? []).filter((name) => name && name !== person?.name);
  const name = person?.name ?? others.shift() ?? w.guest;
  const answers = (quest.questions ?? []).flatMap(({ id: question, text }) => {
    const answer = data.answers?.[question];
    return answer ? [`${text} ${answer}`] : [];
  });
  const entering = useMutation({
    mutationFn: () => call("checkInGuest", { sessionId, bookingId: id, idempotencyKey: crypto.randomUUID() }),
    onSuccess: () => {
      toast({ message: w.isIn(name) });
      onChanged();
    },
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
  const isIn = data.status === "checkedIn" || data.status === "completed";
  return (
    <li>
      <Portrait name={name} uid={data.userId} src={person?.photo} size="row" />
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
      {isIn ? (
        <span className={classes.in}>{w.in}</span>
      ) : isDoorOpen ? (
        <Button size="compact-md" variant="default" loading={entering.isPending} onClick={() => entering.mutate()}>
          {w.checkIn}
        </Button>
      ) : null}
    </li>
  );
}
