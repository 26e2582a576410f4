import { memo } from "react";
import { useLabWords } from "~/ui/words/lab";
import { viewCount } from "~/workers/lab";
import classes from "./cluster-lab.module.css";
import type { Settings } from "./settings";

/** Meaning of the figures, and their limits. */
export const Method = memo(function Method({ settings: { algorithm, maxZoom } }: { settings: Settings }) {
  const w = useLabWords().method;
  const views = viewCount(algorithm, maxZoom);
  return (
    <section className={classes.method} aria-labelledby="method">
      <h2 id="method">{w.title}</h2>
      <ul>
        {w.points(navigator.hardwareConcurrency, views).map(([about, says]) => (
          <li key={says}>
            {about ? <strong>{about}</strong> : null}
            {says}
          </li>
        ))}
        <li>
          {w.browser}
          <code>{navigator.userAgent}</code>
        </li>
      </ul>
    </section>
  );
});
