import { Button } from "@mantine/core";
import type { Quest } from "~/core";
import type { OwnQuest } from "~/sync/quests/use-own-quests";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import classes from "./dashboard.module.css";
import { SeatsDrawn } from "./seats-drawn";
import { sessionTime } from "./session-time";
import { usePart } from "./use-part";

/** Dates that are shown at first, and each time more are asked for. */
const STEP = 6;

interface Props {
  title: string;
  quest: Quest;
  sessions: OwnQuest["sessions"];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** Dates to choose from, each with its seats. */
export function Dates({ title, quest, sessions, chosenId, onChoose }: Props) {
  const w = useDashboardWords();
  const { part, left, showMore } = usePart(sessions, STEP);
  if (sessions.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={classes.dates}>
        {part.map(({ id, data }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosenId} onClick={() => onChoose(id)}>
              <b>{sessionTime(data) || w.anyTime}</b>
              <SeatsDrawn quest={quest} session={data} />
              {data.status === "cancelled" ? <span className={classes.soft}>{w.calledOff}</span> : null}
              {data.status === "closed" ? <span className={classes.soft}>{w.bookingClosed}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <Button variant="subtle" onClick={showMore}>
          {w.moreDates(left)}
        </Button>
      ) : null}
    </section>
  );
}
