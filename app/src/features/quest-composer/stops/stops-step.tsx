import { Sheet } from "~/ui/sheet/sheet";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import type { ReadStops } from "../model/stops-file";
import { AddStop } from "./add-stop";
import { BetterOrder } from "./better-order";
import { StopFields } from "./stop-fields";
import { StopList } from "./stop-list";
import { StopsHead } from "./stops-head";
import { StopsMap } from "./stops-map";
import { WalkStrip } from "./walk-strip";

/** The stops as a list, on the map, and one of them in full; on a phone the fields come as a sheet. */
export function StopsStep({ readStops }: { readStops: ReadStops }) {
  const w = useComposerWords();
  const { stops, chosenId, choose, isWide } = useComposerContext();
  const at = stops.findIndex(({ id }) => id === chosenId);
  const chosen = stops[at];
  return (
    <div className={classes.stopsStep}>
      <section className={classes.stopsSide} aria-label={w.stops.title}>
        <StopsHead />
        <StopList />
        <AddStop readStops={readStops} />
        <BetterOrder />
      </section>
      <div className={classes.mapSide}>
        <StopsMap />
        {stops.length > 1 ? <WalkStrip /> : null}
      </div>
      {isWide ? (
        <section className={classes.stopPanel} aria-label={chosen?.title || w.stops.title}>
          {chosen ? (
            <StopFields key={chosen.id} stop={chosen} at={at} />
          ) : (
            <p className={classes.soft}>{w.stops.pick}</p>
          )}
        </section>
      ) : (
        <Sheet opened={chosen !== undefined} onClose={() => choose(null)} title={chosen?.title || w.stops.at(at + 1)}>
          {chosen ? <StopFields key={chosen.id} stop={chosen} at={at} /> : null}
        </Sheet>
      )}
    </div>
  );
}
