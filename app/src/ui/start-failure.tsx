import classes from "./start-failure.module.css";
import { firstWords } from "./words/first";

/** As the product fixes it, in every language. */
const TITLE = "Internal Server Error";

/** Page for a person when the core or the app itself could not be loaded. Stands alone: no core, no theme. */
export function StartFailure({ reason }: { reason: unknown }) {
  const w = firstWords();
  return (
    <main className={classes.page}>
      <p className={classes.status}>{500}</p>
      <h1>{TITLE}</h1>
      <p>{w.start.explained}</p>
      <p className={classes.detail}>{reason instanceof Error ? reason.message : String(reason)}</p>
      <button type="button" className={classes.retry} onClick={() => window.location.reload()}>
        {w.common.tryAgain}
      </button>
    </main>
  );
}
