import { IconBookmark, IconX } from "@tabler/icons-react";
import { Link } from "~/routing/link";
import { useWords } from "~/ui/words";
import classes from "./saved-searches.module.css";
import { searchName } from "./searches";

interface Props {
  searches: readonly string[];
  /** The one that is shown. */
  current: string;
  /** The path of the page, without its query. */
  base: string;
  onDrop: (text: string) => void;
}

/** The searches that were kept, to go back to with one press. */
export function SavedSearches({ searches, current, base, onDrop }: Props) {
  const w = useWords();
  if (searches.length === 0) return null;
  return (
    <ul className={classes.searches} aria-label={w.browse.saved}>
      {searches.map((text) => {
        const name = searchName(text, w);
        return (
          <li key={text}>
            <Link href={`${base}?${text}`} aria-current={text === current ? "true" : undefined}>
              <IconBookmark size={16} stroke={1.7} aria-hidden="true" />
              {name}
            </Link>
            <button type="button" aria-label={w.browse.dropSearch(name)} onClick={() => onDrop(text)}>
              <IconX size={16} stroke={1.8} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
