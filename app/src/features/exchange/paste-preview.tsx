import { listed } from "~/ui/format";
import { useWords } from "~/ui/words";
import classes from "./paste-preview.module.css";
import type { PreviewRow } from "./preview";

const SHOWN_MAX = 200;

/** The rows as they would be added, those left out with the reason. */
export function PastePreview({ rows }: { rows: readonly PreviewRow[] }) {
  const w = useWords();
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach what is below
    <ul className={classes.rows} aria-label={w.preview.label} tabIndex={0}>
      {rows.slice(0, SHOWN_MAX).map(({ entry, verdict, taken }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be there twice
        <li key={at} data-taken={taken || undefined}>
          <span>{entry.title}</span>
          {taken ? null : <small>{w.preview.verdicts[verdict]}</small>}
          {taken && entry.lost ? (
            <small>{w.preview.without(listed(entry.lost.map((part) => w.item[part])))}</small>
          ) : null}
        </li>
      ))}
      {rows.length > SHOWN_MAX ? <li>{w.preview.more(rows.length - SHOWN_MAX)}</li> : null}
    </ul>
  );
}
