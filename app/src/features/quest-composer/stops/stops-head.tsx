import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import { distance, minutes } from "~/ui/format";
import { Sheet } from "~/ui/sheet/sheet";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { FieldProblem } from "../field-problem";
import { FixList } from "../fix-list";
import type { Problem } from "../model/problems";

/** Length of the walk in metres and minutes, and what is to fix. */
export function StopsHead() {
  const w = useComposerWords();
  const { stops, walk, problems } = useComposerContext();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  // Texts that are still to be written are no alarm while the way is laid out.
  const isUrgent = ({ kind, blocking }: Problem) => blocking || (kind !== "noStopStory" && kind !== "noClue");
  const count = problems.filter((problem) => (problem.stopId || problem.field === "stops") && isUrgent(problem)).length;
  return (
    <div className={classes.stopsHead} data-field="stops">
      <div>
        <h2>{w.stops.count(stops.length, distance(walk.lengthKm))}</h2>
        {stops.length > 0 ? (
          <p className={classes.soft}>{w.stops.time(minutes(walk.endMin - walk.startMin), minutes(walk.travelMin))}</p>
        ) : (
          <p className={classes.soft}>{w.stops.empty}</p>
        )}
        <FieldProblem field="stops" />
      </div>
      {count > 0 && stops.length > 0 ? (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.flag ?? ""}
          leftSection={<IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {w.fix.ideas(count)}
        </Button>
      ) : null}
      <Sheet opened={isOpen} onClose={close} title={w.fix.title}>
        <FixList onJump={close} />
      </Sheet>
    </div>
  );
}
