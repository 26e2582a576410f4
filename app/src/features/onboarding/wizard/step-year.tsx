import { IconCalendarPlus } from "@tabler/icons-react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useQuery } from "~/routing/use-query";
import { useWords } from "~/ui/words";
import classes from "./wizard.module.css";

/** Choice of the list's year. The present one is chosen already. */
export function StepYear({ year }: { year: number }) {
  const w = useWords();
  const [, setQuery] = useQuery();
  const now = new Date().getFullYear();
  const offered = [...new Set([now, now + 1, year])].sort();
  return (
    <section className={classes.step}>
      <h1>{w.wizard.yearTitle}</h1>
      <p className={classes.lede}>{w.wizard.yearLede}</p>
      <div className={classes.years} role="radiogroup" aria-label={w.list.year}>
        {offered.map((each) => (
          <label key={each} data-checked={each === year || undefined}>
            <input type="radio" name="year" checked={each === year} onChange={() => setQuery({ year: String(each) })} />
            {each}
          </label>
        ))}
      </div>
      <Link href={paths.newHangout} className={classes.other}>
        <IconCalendarPlus size={18} stroke={1.8} aria-hidden="true" />
        {w.wizard.hangout}
      </Link>
    </section>
  );
}
