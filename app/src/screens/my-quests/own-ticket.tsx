import { Ticket } from "~/features/ticket/ticket";
import { TicketActions } from "~/features/ticket/ticket-actions";
import type { MyQuest } from "~/sync/quests/arrange";
import { useQuestRecord } from "~/sync/quests/use-quest-record";
import classes from "./screen.module.css";

/** The ticket of a booking with calendar, way and print, among one's own quests. */
export function OwnTicket({ mine: { id, version, booking } }: { mine: MyQuest }) {
  const quest = useQuestRecord(booking.questId) ?? undefined;
  const entry = { id, version, data: booking };
  return (
    <div className={classes.ticket}>
      <Ticket booking={entry} quest={quest} />
      <TicketActions booking={entry} quest={quest} />
    </div>
  );
}
