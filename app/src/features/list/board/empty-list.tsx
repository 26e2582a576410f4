import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useWords } from "~/ui/words";
import classes from "./list-view.module.css";

/** A list with nothing on it: one sentence, one way on, and three examples to take. */
export function EmptyList({ onAdd }: { onAdd: (title: string) => void }) {
  const w = useWords();
  return (
    <div className={classes.empty}>
      <p>{w.list.empty}</p>
      <ul aria-label={w.list.examplesLabel}>
        {w.list.examples.map((title) => (
          <li key={title}>
            <button type="button" onClick={() => onAdd(title)}>
              <IconPlus size={16} stroke={1.8} aria-hidden="true" />
              {title}
            </button>
          </li>
        ))}
      </ul>
      <Button component={Link} href={paths.create()}>
        {w.list.browseIdeas}
      </Button>
    </div>
  );
}
