import { NativeSelect } from "@mantine/core";
import { useQuery } from "~/routing/use-query";
import { useYears } from "~/sync/lists/use-lists";
import { useWords } from "~/ui/words";
import classes from "./list-view.module.css";

/** Goes to the list of another year: those there are, and the next one. */
export function YearSwitch({ year }: { year: number }) {
  const w = useWords();
  const [, setQuery] = useQuery();
  const now = new Date().getFullYear();
  const years = [...new Set([...useYears(), year, now, now + 1])].sort((a, b) => b - a);
  return (
    <NativeSelect
      className={classes.year ?? ""}
      variant="unstyled"
      aria-label={w.list.year}
      value={String(year)}
      data={years.map(String)}
      onChange={(event) => setQuery({ year: event.currentTarget.value, item: null })}
    />
  );
}
