import { Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import { arrange, type MyHangout } from "~/sync/hangouts/my-hangouts";
import { useArrival } from "~/ui/use-arrival";
import { useNow } from "~/ui/use-now";
import { useWords } from "~/ui/words";
import { HangoutRow } from "./hangout-row";
import classes from "./my-hangouts.module.css";
import { NextHangout } from "./next-hangout";

/** Hangouts that lie ahead, the next one large; those that are over folded away. */
export function MyHangouts({ hangouts }: { hangouts: readonly MyHangout[] }) {
  const w = useWords().myHangouts;
  const nowMs = useNow();
  useArrival(useLocation().endsWith("#hangouts"));
  const { next, ahead, past } = useMemo(() => arrange(hangouts, nowMs), [hangouts, nowMs]);
  return (
    <section className={classes.part} id="hangouts" aria-labelledby="hangouts-title">
      <header>
        <h2 id="hangouts-title">{w.title}</h2>
        <Link href={paths.newHangout} className={classes.create}>
          <IconCalendarPlus size={18} stroke={1.8} aria-hidden="true" />
          {w.create}
        </Link>
      </header>
      {next ? <NextHangout mine={next} nowMs={nowMs} /> : null}
      {ahead.length > 0 ? (
        <ul className={classes.rows}>
          {ahead.map((mine) => (
            <HangoutRow key={mine.id} mine={mine} nowMs={nowMs} />
          ))}
        </ul>
      ) : null}
      {past.length > 0 ? (
        <details className={classes.past}>
          <summary>{w.past(past.length)}</summary>
          <ul className={classes.rows}>
            {past.map((mine) => (
              <HangoutRow key={mine.id} mine={mine} nowMs={nowMs} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

/** The same place while there is none yet. */
export function NoHangouts() {
  const w = useWords().myHangouts;
  useArrival(useLocation().endsWith("#hangouts"));
  return (
    <section className={classes.none} id="hangouts" aria-labelledby="hangouts-title">
      <div>
        <h2 id="hangouts-title">{w.empty}</h2>
        <p>{w.emptyExplained}</p>
      </div>
      <Button
        component={Link}
        href={paths.newHangout}
        variant="default"
        leftSection={<IconCalendarPlus size={18} stroke={1.7} aria-hidden="true" />}
      >
        {w.create}
      </Button>
    </section>
  );
}
