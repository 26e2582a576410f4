import { useLabWords } from "~/ui/words/lab";
import { VIEWS } from "~/workers/lab";
import classes from "./cluster-lab.module.css";

/** What the figures mean, and what they do not. */
export function Method() {
  const w = useLabWords().method;
  return (
    <section className={classes.method} aria-labelledby="method">
      <h2 id="method">{w.title}</h2>
      <ul>
        {w.points(navigator.hardwareConcurrency, VIEWS).map(([about, says]) => (
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
}
