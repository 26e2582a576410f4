import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { daysLeft } from "~/sync/lists/planned-year";
import { useWords } from "~/ui/words";
import { HowItWorks } from "./how-it-works";
import { Overlap } from "./overlap";
import classes from "./story.module.css";

interface Props {
  year: number;
  /** Way on for somebody with a link or a code. */
  children: ReactNode;
}

/** Story below the list on the first screen: how it works, the overlap of two lists, and the way in. */
export function Story({ year, children }: Props) {
  const w = useWords();
  const now = new Date();
  const present = now.getFullYear();
  const days = daysLeft(present, now);
  return (
    <>
      <HowItWorks year={year} />
      <Overlap />
      <section className={classes.end} aria-labelledby="start">
        <p className={classes.numeral} aria-hidden="true">
          {year}
        </p>
        <h2 id="start">{w.welcome.startTitle}</h2>
        <p>{year > present ? w.welcome.daysUntil(days, year) : w.welcome.daysOf(days, year)}</p>
        <Button component={Link} href={paths.create(year)} size="lg">
          {w.welcome.start}
        </Button>
        <div className={classes.join}>{children}</div>
      </section>
    </>
  );
}
