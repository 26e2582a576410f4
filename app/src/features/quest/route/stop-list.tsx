import type { QuestStop } from "~/core";
import { isPlaced } from "~/sync/quests/quest";
import { minutes } from "~/ui/format";
import { timeText } from "~/ui/time/format-time";
import { useQuest } from "../quest-context";
import classes from "./route.module.css";

interface Props {
  chosenId: string | null;
  onChoose: (id: string | null) => void;
}

/** The stops in order: they tempt, and spoil nothing. */
export function StopList({ chosenId, onChoose }: Props) {
  const { quest } = useQuest();
  const stops = quest.stops ?? [];
  return (
    <ol className={classes.stops} data-long={stops.length > 5 || undefined}>
      {stops.map((stop, at) => (
        <li
          key={stop.id}
          data-chosen={stop.id === chosenId || undefined}
          onPointerEnter={() => onChoose(stop.id)}
          onPointerLeave={() => onChoose(null)}
        >
          <span className={classes.number} data-first={at === 0 || undefined}>
            {at + 1}
          </span>
          <Stop stop={stop} isFirst={at === 0} />
        </li>
      ))}
    </ol>
  );
}

function Stop({ stop, isFirst }: { stop: QuestStop; isFirst: boolean }) {
  const { route, w } = useQuest();
  const legAt = route.stops.findIndex(({ id }) => id === stop.id) - 1;
  const leg = route.legs[legAt];
  const isSecret = !isPlaced(stop) && !stop.title;
  const parts = [
    isFirst ? w.route.start : leg ? w.route.on(minutes(Math.max(1, leg.minutes))) : "",
    stop.optional ? w.route.optional : "",
    stop.openFrom && stop.openTo ? w.route.open(timeText(stop.openFrom), timeText(stop.openTo)) : "",
  ].filter(Boolean);
  return (
    <div>
      <b>{stop.title || w.route.secret}</b>
      <p>
        {parts.length > 0 ? `${parts.join("\u00a0· ")}. ` : ""}
        {isSecret ? w.route.secretMore : w.route.proof[stop.proof?.type ?? "none"]}
      </p>
    </div>
  );
}
