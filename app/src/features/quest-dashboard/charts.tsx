import type { QuestFigures } from "~/api/schema";
import { Chart } from "~/ui/charts/chart";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import classes from "./learn.module.css";
import { SaveCsv } from "./save-csv";
import { weeksOf } from "./weeks";

/** Bookings, views, walks and ratings of a quest over time. */
export function Charts({ figures }: { figures: QuestFigures }) {
  const w = useDashboardWords().charts;
  const weeks = weeksOf(figures.days, Date.now());
  const labels = weeks.map(({ label }) => label);
  const hasRatings = figures.ratings.some((count) => count > 0);
  return (
    <section className={classes.charts}>
      <h2>{w.title}</h2>
      <Chart
        title={w.seats}
        labelHeading={w.week}
        shape="bars"
        data={{ labels, series: [{ name: w.seatsName, values: weeks.map(({ seats }) => seats) }] }}
        empty={w.none}
      />
      <Chart
        title={w.views}
        labelHeading={w.week}
        shape="lines"
        data={{ labels, series: [{ name: w.viewsName, values: weeks.map(({ views }) => views) }] }}
        empty={w.none}
      />
      <p className={classes.soft}>{w.private}</p>
      <Chart
        title={w.walks}
        labelHeading={w.week}
        shape="lines"
        data={{
          labels,
          series: [
            { name: w.begunName, values: weeks.map(({ started }) => started) },
            { name: w.finishedName, values: weeks.map(({ finished }) => finished) },
          ],
        }}
        empty={w.none}
      />
      {hasRatings ? (
        <Chart
          title={w.ratings}
          labelHeading={w.stars}
          shape="bars"
          data={{
            labels: figures.ratings.map((_, at) => `${at + 1} ★`),
            series: [{ name: w.reviewsName, values: figures.ratings }],
          }}
        />
      ) : null}
      <SaveCsv
        label={w.csv}
        fileName="days.csv"
        disabled={figures.days.length === 0}
        make={async () => (await import("./figures-csv")).daysCsv(figures)}
      />
    </section>
  );
}
