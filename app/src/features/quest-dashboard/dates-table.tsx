import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "~/routing/link";
import { dashboard } from "~/routing/quest-paths";
import { useFiguresOfAll } from "~/sync/quests/use-figures";
import type { OwnQuest } from "~/sync/quests/use-own-quests";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import classes from "./dashboard.module.css";
import { dateRows, moneyOfDates } from "./date-rows";
import { DatesTableRow } from "./dates-table-row";
import { statusOf } from "./figures";
import { findRows, indexRows } from "./find-rows";
import { MoreRows } from "./more-rows";
import { SaveCsv } from "./save-csv";
import { sessionTime } from "./session-time";
import { usePart } from "./use-part";

/** Rows that are drawn at first, and each time the end comes near. */
const STEP = 50;

/** All dates of all quests in one dense table, for large screens and the keyboard. */
export function DatesTable({ quests }: { quests: readonly OwnQuest[] }) {
  const w = useDashboardWords();
  const [typed, setTyped] = useState("");
  const wanted = useDeferredValue(typed);
  const rows = useMemo(() => dateRows(quests), [quests]);
  const index = useMemo(
    () =>
      indexRows(rows, ({ quest: { data }, session }) =>
        [
          data.title || w.untitled,
          w.status[statusOf(data)],
          session ? sessionTime(session.data) || w.anyTime : "",
        ].join(" "),
      ),
    [rows, w],
  );
  const found = useMemo(() => findRows(index, wanted), [index, wanted]);
  const { part, left, showMore } = usePart(found, STEP, wanted);
  const figures = useFiguresOfAll(quests);
  const money = useMemo(() => moneyOfDates(figures), [figures]);
  const save = async () => {
    const { datesCsv } = await import("./dates-csv");
    return datesCsv(found, money);
  };
  return (
    <div className={classes.page} data-wide>
      <header className={classes.head}>
        <h1>{w.title}</h1>
        <Link href={dashboard} className={classes.way}>
          {w.asCards}
        </Link>
      </header>
      <div className={classes.tools}>
        <TextInput
          type="search"
          aria-label={w.table.find}
          placeholder={w.table.find}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p role="status">{w.table.count(found.length)}</p>
        <SaveCsv label={w.table.csv} fileName="dates.csv" disabled={found.length === 0} make={save} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by keys */}
      <section className={classes.scroll} tabIndex={0} aria-label={w.title}>
        <table aria-rowcount={found.length + 1}>
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
            {part.map((row) => (
              <DatesTableRow key={row.id} {...row} money={money.get(row.id)} />
            ))}
          </tbody>
        </table>
      </section>
      {left > 0 ? <MoreRows label={w.moreDates(left)} onMore={showMore} /> : null}
    </div>
  );
}
