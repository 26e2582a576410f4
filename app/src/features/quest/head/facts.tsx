import { IconStarFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { distance, minutes, number } from "~/ui/format";
import { useQuest } from "../quest-context";
import classes from "./facts.module.css";

/** Times on foot are rounded to this many minutes: the estimate is no better. */
const ROUND_MIN = 5;
const rounded = (value: number) => Math.max(ROUND_MIN, Math.round(value / ROUND_MIN) * ROUND_MIN);

/** Length, time, stops and stars: the four figures one looks for first. */
export function Facts() {
  const { quest, route, w } = useQuest();
  const { facts } = w;
  const { reviews = 0, stars = 0 } = quest.stats ?? {};
  const stops = quest.stops ?? [];
  const optional = stops.filter((stop) => stop.optional).length;
  const walking = rounded(route.walkMinutes);
  const isAllWalking = walking === rounded(route.minutes);
  return (
    <dl className={classes.facts}>
      <Fact figure={route.km > 0 ? distance(route.km) : "–"}>{route.km > 0 ? facts.length : facts.noLength}</Fact>
      <Fact figure={route.minutes > 0 ? minutes(rounded(route.minutes)) : "–"}>
        {route.minutes > 0 ? (isAllWalking ? facts.timeWalking : facts.time(minutes(walking))) : facts.timeUnknown}
      </Fact>
      <Fact figure={facts.stops(stops.length)}>{facts.optional(optional)}</Fact>
      {reviews > 0 ? (
        <Fact
          figure={
            <>
              {number(Math.round(stars * 10) / 10)} <IconStarFilled size={18} aria-hidden="true" />
            </>
          }
        >
          {facts.reviews(reviews)}
        </Fact>
      ) : (
        <Fact figure={facts.noReviews}>{facts.beFirst}</Fact>
      )}
    </dl>
  );
}

function Fact({ figure, children }: { figure: ReactNode; children: string }) {
  return (
    <div>
      <dt>{figure}</dt>
      <dd>{children}</dd>
    </div>
  );
}
