import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { SavedList } from "~/state/lists";
import { useWords } from "~/ui/words";
import classes from "./start-steps.module.css";

const ACTIVITIES_WANTED = 5;
const PLACES_WANTED = 3;

/** The first steps of somebody new, each ticked by itself once it is taken; gone when all are. */
export function StartSteps({ list, year }: { list: SavedList | undefined; year: number }) {
  const w = useWords();
  const activities = list?.data.activities ?? [];
  const placed = activities.filter(({ place }) => place).length;
  const steps = [
    {
      done: activities.length >= ACTIVITIES_WANTED,
      words: w.today.steps.ideas(Math.min(activities.length, ACTIVITIES_WANTED), ACTIVITIES_WANTED),
      href: `${paths.create(year)}&step=ideas`,
    },
    {
      done: placed >= PLACES_WANTED,
      words: w.today.steps.places(Math.min(placed, PLACES_WANTED), PLACES_WANTED),
      href: `${paths.create(year)}&step=places`,
    },
  ];
  const next = steps.find(({ done }) => !done);
  if (!next) return null;
  return (
    <section className={classes.start} aria-labelledby="start">
      <h2 id="start">{w.today.stepsTitle}</h2>
      <ol>
        {steps.map(({ done, words, href }) => (
          <li key={href} data-done={done || undefined}>
            <span aria-hidden="true">{done ? <IconCheck size={16} stroke={3} /> : null}</span>
            <Link href={href}>{words}</Link>
          </li>
        ))}
      </ol>
      <Button component={Link} href={next.href} size="md" variant="default">
        {activities.length === 0 ? w.today.start : w.today.goOn}
      </Button>
    </section>
  );
}
