/** For browsers that do not say when they have nothing to do, and pages that always have something to do. */
const PATIENCE_MS = 1_500;

/** Runs something when the browser has nothing to do, or after a moment. Answers what takes it back. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(handle);
}
