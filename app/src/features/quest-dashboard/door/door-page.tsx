import { ActionIcon, SegmentedControl } from "@mantine/core";
import { IconChevronLeft } from "@tabler/icons-react";
import { useState } from "react";
import type { Versioned } from "~/api/schema";
import type { Quest, QuestSession } from "~/core";
import { Link } from "~/routing/link";
import { dashboardOf } from "~/routing/quest-paths";
import { countSeats } from "~/sync/door/guest-list";
import { useDateGuests } from "~/sync/door/use-date-guests";
import { seatsInAll } from "~/sync/quests/seats";
import { Notice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useDoorWords } from "~/ui/words/quest-door";
import { sessionTime } from "../session-time";
import { ByName } from "./by-name";
import classes from "./door.module.css";
import { NoSignal } from "./no-signal";
import { ScanTickets } from "./scan-tickets";
import { useDoor } from "./use-door";
import { useDoorSignal } from "./use-door-signal";

interface Props {
  questId: string;
  quest: Quest;
  session: Versioned<QuestSession>;
}

/** The door of a date: tickets by the camera, guests by name, those without a ticket; all of it without a network too. */
export function DoorPage({ questId, quest, session }: Props) {
  const w = useDoorWords();
  useTitle(w.title);
  const [way, setWay] = useState<"scan" | "names">("scan");
  const { guests, waiting, isLive } = useDateGuests(questId, session.id, true);
  const door = useDoor(questId, quest, session);
  const isOnline = useDoorSignal();
  const { expected, here } = countSeats(guests ?? []);
  const { booked = 0, held = 0 } = session.data.seats ?? {};
  return (
    <div className={classes.door}>
      <header>
        <ActionIcon
          component={Link}
          href={dashboardOf(questId)}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={w.close}
        >
          <IconChevronLeft size={22} aria-hidden="true" />
        </ActionIcon>
        <div>
          <h1>{sessionTime(session.data) || quest.title}</h1>
          <p role="status">{guests ? w.here(here, expected) : ""}</p>
        </div>
      </header>
      <SegmentedControl
        fullWidth
        size="md"
        value={way}
        onChange={(next) => setWay(next as typeof way)}
        data={[
          { value: "scan", label: w.ways.scan },
          { value: "names", label: w.ways.names },
        ]}
      />
      {isOnline ? null : <NoSignal waiting={waiting} />}
      {guests === undefined ? (
        isOnline || isLive ? (
          <RowsSkeleton label={w.loading} />
        ) : (
          <Notice title={w.noList} />
        )
      ) : way === "scan" ? (
        <ScanTickets quest={quest} guests={guests} door={door} isOnline={isOnline} />
      ) : (
        <ByName
          guests={guests}
          door={door}
          waiting={waiting}
          free={Math.max(0, seatsInAll(quest, session.data) - Math.max(expected, booked + held))}
        />
      )}
    </div>
  );
}
