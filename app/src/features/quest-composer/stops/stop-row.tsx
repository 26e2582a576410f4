import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { IconGripVertical } from "@tabler/icons-react";
import type { QuestStop } from "~/core";
import { distance, minutes } from "~/ui/format";
import { useWords } from "~/ui/words";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { useProblemText } from "../field-problem";

interface Props {
  stop: QuestStop;
  /** Its place among the stops. */
  at: number;
}

/** A stop in the list, below the way to it; what is wrong with it stands in its place. */
export function StopRow({ stop, at }: Props) {
  const words = useWords();
  const w = useComposerWords();
  const { chosenId, choose, walk, problems } = useComposerContext();
  const text = useProblemText();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: stop.id,
  });
  const own = problems.filter(({ stopId }) => stopId === stop.id);
  const [long, other] = [
    own.find(({ kind }) => kind === "longLeg"),
    // That a story is missing is no alarm: it is written later.
    own.find(({ kind, blocking }) => blocking || (kind !== "longLeg" && kind !== "noStopStory" && kind !== "noClue")),
  ];
  const way = walk.stops.find((timed) => timed.stop.id === stop.id)?.way;
  const name = stop.title || w.stops.unnamed;
  const facts = [w.stop.proofs[stop.proof?.type ?? "none"], minutes(stop.stayMin ?? 0)].join(", ");
  return (
    <li
      ref={setNodeRef}
      className={classes.stop}
      data-dragging={isDragging || undefined}
      data-chosen={chosenId === stop.id || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {way ? (
        <p className={classes.way} data-warn={long ? true : undefined}>
          {long ? text(long) : w.stops.walk(distance(way.km), minutes(way.min))}
        </p>
      ) : null}
      <div className={classes.stopRow}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={classes.grip}
          aria-label={words.item.drag(name)}
          aria-roledescription={words.dragging.role}
          {...listeners}
        >
          <IconGripVertical size={18} stroke={1.7} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={classes.stopButton}
          aria-pressed={chosenId === stop.id}
          onClick={() => choose(stop.id)}
        >
          <span className={classes.number} aria-hidden="true">
            {at + 1}
          </span>
          <span>
            <b>{name}</b>
            <small data-warn={other ? true : undefined}>{other ? text(other) : facts}</small>
          </span>
        </button>
      </div>
    </li>
  );
}
