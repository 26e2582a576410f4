import { Link } from "~/routing/link";
import { dashboard, dashboardOf } from "~/routing/quest-paths";
import type { OwnQuest } from "~/sync/quests/use-own-quests";
import { number } from "~/ui/format";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import classes from "./dashboard.module.css";
import { seatsOf, statusOf } from "./figures";
import { sessionTime } from "./session-time";

/** All dates of all quests in one dense table, for large screens and the keyboard. */
export function DatesTable({ quests }: { quests: readonly OwnQuest[] }) {
  const w = useDashboardWords();
  return (
    <div className={classes.page} data-wide>
      <header className={classes.head}>
        <h1>{w.title}</h1>
        <Link href={dashboard} className={classes.way}>
          {w.asCards}
        </Link>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by keys */}
      <section className={classes.scroll} tabIndex={0} aria-label={w.title}>
        <table>
          <thead>
            <tr>
              {w.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {quests.flatMap(({ id, data, sessions }) =>
              (sessions.length > 0 ? sessions : [null]).map((session) => {
                const seats = seatsOf(session?.data ?? {});
                return (
                  <tr key={session?.id ?? id}>
                    <th scope="row">
                      <Link href={dashboardOf(id)}>{data.title || w.untitled}</Link>
                    </th>
                    <td>{w.status[statusOf(data)]}</td>
                    <td>{session ? sessionTime(session.data) || w.anyTime : "–"}</td>
                    {[seats.booked, seats.held, seats.free, seats.waiting].map((count, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
                      <td key={at}>{session ? number(count) : "–"}</td>
                    ))}
                  </tr>
                );
              }),
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
}
