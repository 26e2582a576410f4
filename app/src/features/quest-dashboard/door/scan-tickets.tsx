import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Quest } from "~/core";
import type { DateGuest } from "~/sync/door/guest-list";
import { ticketCode } from "~/sync/door/ticket-hash";
import { later } from "~/ui/later";
import { RowsSkeleton } from "~/ui/states";
import { useDoorWords } from "~/ui/words/quest-door";
import classes from "./door.module.css";
import { GuestCard } from "./guest-card";
import { readTicket, type Shown } from "./read-ticket";
import type { Door } from "./use-door";

const Scanner = lazy(later(() => import("~/ui/scanner/scanner").then((part) => ({ default: part.Scanner<string> }))));

interface Props {
  quest: Quest;
  guests: readonly DateGuest[];
  door: Door;
  isOnline: boolean;
}

/** Tickets in front of the camera, or typed: a big green answer, what to take, the guest's note, undo. */
export function ScanTickets({ quest, guests, door, isOnline }: Props) {
  const w = useDoorWords();
  const [shown, show] = useState<Shown | null>(null);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) card.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  const read = async (code: string) => {
    const next = await readTicket(code, { guests, sessionId: door.sessionId, isOnline }, w);
    const guest = "guestId" in next ? guests.find(({ id }) => id === next.guestId) : undefined;
    // One that the server found is in already.
    if (guest && "already" in next && !next.already) {
      // Late, and noted as missing before.
      if (guest.data.status === "noShow") door.undo(guest);
      door.letIn(guest);
    }
    show(next);
  };
  const guest = shown && "guestId" in shown ? guests.find(({ id }) => id === shown.guestId) : undefined;
  return (
    <div className={classes.scan}>
      <div ref={card} role="status" className={classes.answer}>
        {shown && "problem" in shown ? <p className={classes.problem}>{shown.problem}</p> : null}
        {guest && shown && "already" in shown ? (
          <GuestCard quest={quest} guest={guest} isAgain={shown.already} door={door} onUndone={() => show(null)} />
        ) : null}
      </div>
      <Suspense fallback={<RowsSkeleton label={w.ticket} />}>
        <Scanner
          label={w.ticket}
          read={ticketCode}
          onRead={(code) => void read(code)}
          wrong={w.wrong}
          code={{ label: w.code, example: w.example }}
        />
      </Suspense>
    </div>
  );
}
