import { Button } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { progressOf } from "~/sync/lists/activities";
import { useLists } from "~/sync/lists/use-lists";
import { saveFile } from "~/ui/save-file";
import { useWords } from "~/ui/words";
import classes from "./years.module.css";

/** All years of the person, each with how far it came, and all of it as one file. */
export function Years() {
  const w = useWords();
  const shown = useLists((state) => state.shown);
  const saveAll = () => {
    const text = JSON.stringify({ format: "yonder-lists", version: 1, lists: shown.map(({ data }) => data) }, null, 2);
    saveFile(new File([text], "yonder-lists.json", { type: "application/json" }));
  };
  return (
    <section className={classes.years} aria-labelledby="years">
      <h2 id="years">{w.profile.years}</h2>
      {shown.length === 0 ? <p>{w.today.blank}</p> : null}
      <ul>
        {shown.map(({ id, data }) => {
          const { done, total } = progressOf(data.activities);
          return (
            <li key={id}>
              <Link href={paths.year(data.year)}>{data.year}</Link>
              <span>{w.list.progress(done, total)}</span>
            </li>
          );
        })}
      </ul>
      <Button variant="default" onClick={saveAll} disabled={shown.length === 0}>
        {w.profile.exportAll}
      </Button>
    </section>
  );
}
