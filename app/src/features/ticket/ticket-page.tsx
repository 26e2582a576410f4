import { Button } from "@mantine/core";
import { IconDeviceMobileCheck } from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { Versioned } from "~/api/schema";
import { serverNowMs } from "~/api/server-clock";
import type { Booking, Quest } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { myQuests, playQuest } from "~/routing/quest-paths";
import { isChangeable } from "~/sync/quests/cancellation";
import { useCheckoutWords } from "~/ui/words/checkout";
import { isValid } from "./facts";
import { Invite } from "./invite";
import { Ticket } from "./ticket";
import { TicketActions } from "./ticket-actions";
import classes from "./ticket-page.module.css";

interface Props {
  booking: Versioned<Booking>;
  quest: Quest | undefined;
  /** Seats of its date that nobody has; `null` where nobody knows. */
  freeSeats: number | null;
  /** True if somebody who came to book has these seats already. */
  isEarlier: boolean;
  /** The way to ask the creator; the screen passes it. */
  Ask: ComponentType<{ questId: string; creatorId: string }>;
}

/** A ticket with everything around it: what to do now, calendar, way and print, and seats for friends. */
export function TicketPage({ booking, quest, freeSeats, isEarlier, Ask }: Props) {
  const w = useCheckoutWords().ticket;
  const { data } = booking;
  const isAlone = data.startsAt === undefined;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{isValid(data) ? w.booked : data.questTitle}</h1>
        {isValid(data) ? <p>{isEarlier ? w.earlier(data.seats) : isAlone ? w.bookedAlone : w.bookedText}</p> : null}
      </header>
      <div className={classes.stage}>
        <Ticket booking={booking} quest={quest} />
        <p className={classes.saved}>
          <IconDeviceMobileCheck size={18} stroke={1.7} aria-hidden="true" />
          {w.saved}
        </p>
      </div>
      <div className={classes.more}>
        {isValid(data) && isAlone ? (
          <Button component={Link} size="md" href={playQuest(data.questId, booking.id)}>
            {w.start}
          </Button>
        ) : null}
        <TicketActions booking={booking} quest={quest} />
        {isValid(data) ? <Invite booking={data} freeSeats={freeSeats} /> : null}
        <div className={classes.ask}>
          <Ask questId={data.questId} creatorId={data.creatorId} />
        </div>
        <p className={classes.ways}>
          <Link href={paths.quest(data.questId)}>{w.quest}</Link>
          {isChangeable(data, serverNowMs()) ? <Link href={myQuests("booked", booking.id)}>{w.change}</Link> : null}
          <Link href={myQuests("booked")}>{w.all}</Link>
        </p>
      </div>
    </div>
  );
}
