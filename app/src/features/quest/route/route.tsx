import { useState } from "react";
import { distanceKm } from "~/sync/geo";
import { roughKm } from "~/sync/quests/route";
import { distance } from "~/ui/format";
import { useQuest } from "../quest-context";
import classes from "./route.module.css";
import { RouteMap } from "./route-map";
import { StopList } from "./stop-list";

/** Nearer than this, the end is where the beginning is. */
const LOOP_KM = 0.1;

/** The stops on a map with the way between them, and the list that says the same. */
export function Route() {
  const { quest, route, w } = useQuest();
  /** The stop that is looked at, on the map or in the list. */
  const [chosenId, choose] = useState<string | null>(null);
  const stops = quest.stops ?? [];
  const [first, last] = [route.stops[0], route.stops.at(-1)];
  const backKm = first && last && route.stops.length > 1 ? distanceKm(last, first) : null;
  return (
    <section>
      <h2>{w.route.title}</h2>
      {stops.length === 0 ? <p className={classes.soft}>{w.route.empty}</p> : null}
      {route.stops.length > 0 ? (
        <div className={classes.map}>
          <RouteMap chosenId={chosenId} onChoose={choose} />
          {backKm === null ? null : (
            <p className={classes.chip}>{backKm < LOOP_KM ? w.route.loop : w.route.chip(distance(roughKm(backKm)))}</p>
          )}
        </div>
      ) : null}
      <StopList chosenId={chosenId} onChoose={choose} />
    </section>
  );
}
