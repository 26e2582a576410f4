import type { Quest, QuestSession } from "~/core";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import classes from "./dashboard.module.css";
import { seatsOf } from "./figures";

/** More seats than this are a bar instead of one square each. */
const SQUARES_MAX = 40;

/** Seats of a date drawn one by one: booked, being booked, and free; the same in words beside. */
export function SeatsDrawn({ quest, session }: { quest: Quest; session: QuestSession }) {
  const w = useDashboardWords();
  const seats = seatsOf(quest, session);
  const { booked, held, free } = seats;
  const kinds = [...repeat("booked", booked), ...repeat("held", held), ...repeat("free", free)];
  return (
    <span className={classes.seats}>
      {kinds.length <= SQUARES_MAX ? (
        <span className={classes.squares} aria-hidden="true">
          {kinds.map((kind, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no identity
            <i key={at} data-kind={kind} />
          ))}
        </span>
      ) : (
        <span className={classes.bar} aria-hidden="true">
          <i data-kind="booked" style={{ flexGrow: booked }} />
          <i data-kind="held" style={{ flexGrow: held }} />
          <i data-kind="free" style={{ flexGrow: free }} />
        </span>
      )}
      <small>{session.startsAt ? w.seats(seats) : w.seatsAnyTime(booked, free)}</small>
    </span>
  );
}

const repeat = <Kind extends string>(kind: Kind, count: number): Kind[] => Array.from({ length: count }, () => kind);
