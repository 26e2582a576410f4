import classes from "./start-failure.module.css";

/** What a person sees when the core or the app itself could not be loaded. Stands alone: no core, no theme. */
export function StartFailure({ reason }: { reason: unknown }) {
  return (
    <main className={classes.page}>
      <p className={classes.status}>500</p>
      <h1>Internal Server Error</h1>
      <p>
        Yonder could not start in this browser. Nothing you saved is lost. Please try again; if it stays like this, a
        newer browser may help, since Yonder needs WebAssembly.
      </p>
      <p className={classes.detail}>{reason instanceof Error ? reason.message : String(reason)}</p>
      <button type="button" className={classes.retry} onClick={() => window.location.reload()}>
        Try again
      </button>
    </main>
  );
}
