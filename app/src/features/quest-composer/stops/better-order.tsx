import { Button } from "@mantine/core";
import { useMemo } from "react";
import { withOrder } from "~/sync/quest-drafts/content";
import { betterWalk } from "~/sync/quest-drafts/walk";
import { distance, minutes } from "~/ui/format";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";

/** Less than this is no saving that anybody walks for. */
const LENGTH_KM_MIN = 0.05;

/** Offers a better order with what it saves; the start stays. */
export function BetterOrder() {
  const w = useComposerWords().stops;
  const { stops, route, walk, composer } = useComposerContext();
  const better = useMemo(() => betterWalk(route, walk.start), [route, walk.start]);
  if (!better) return null;
  const numbers = better.ids.map((id) => stops.findIndex((stop) => stop.id === id) + 1).join(", ");
  const time = better.savedMin > 0 ? minutes(better.savedMin) : null;
  const length = better.savedKm >= LENGTH_KM_MIN ? distance(better.savedKm) : null;
  return (
    <div className={classes.better}>
      <p>
        <b>{w.better(numbers)}</b>
        {w.saves(time, length, better.opened)}
      </p>
      <Button variant="default" onClick={() => composer.edit((content) => withOrder(content, better.ids))}>
        {w.use}
      </Button>
    </div>
  );
}
