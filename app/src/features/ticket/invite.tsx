import { Button } from "@mantine/core";
import { useState } from "react";
import type { Booking } from "~/core";
import { paths } from "~/routing/paths";
import { ShareSheet } from "~/ui/share/share-sheet";
import { dayAndMonth } from "~/ui/time/format-time";
import { deviceZone, wallTimeAt } from "~/ui/time/zoned-time";
import { useCheckoutWords } from "~/ui/words/checkout";
import classes from "./ticket-page.module.css";

/** Friends for the seats that are left: a link to the quest at this date. */
export function Invite({ booking, freeSeats }: { booking: Booking; freeSeats: number | null }) {
  const w = useCheckoutWords().ticket;
  const [isOpen, setOpen] = useState(false);
  if (freeSeats === 0) return null;
  const { questId, questTitle, startsAt, timeZone, sessionId } = booking;
  const day = startsAt ? dayAndMonth(wallTimeAt(startsAt, timeZone ?? deviceZone()).date) : "";
  const url = `${window.location.origin}${paths.quest(questId)}?${new URLSearchParams({ session: sessionId })}`;
  return (
    <section className={classes.invite}>
      <div>
        <h3>{freeSeats !== null && startsAt ? w.left(freeSeats) : w.leftAnytime}</h3>
        <p>{w.inviteText}</p>
      </div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {w.invite}
      </Button>
      <ShareSheet
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={w.inviteTitle}
        link={{
          state: "ready",
          label: w.inviteLink,
          url,
          title: questTitle,
          text: w.inviteLine(questTitle, day),
          qr: w.inviteQr,
        }}
      />
    </section>
  );
}
