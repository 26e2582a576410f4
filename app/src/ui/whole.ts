/** Stands on what holds the place of something that is on its way. */
export const WAITING = { "data-waiting": true } as const;
/** Time that a page may stay without something before it is shown without it. */
const PATIENCE_MS = 4_000;

/** True if a page is there with all it is about. */
export function isWhole(page: Element): boolean {
  return page.querySelector("h1") !== null && page.querySelector("[data-waiting]") === null;
}

/** Runs something once a page is whole, in the same turn in which it becomes that; or when the rest of it does not come. */
export function whenWhole(page: Element, run: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = () => {
    observer.disconnect();
    clearTimeout(timer);
    run();
  };
  const observer = new MutationObserver(() => {
    if (isWhole(page)) done();
    else if (page.querySelector("h1")) timer ??= setTimeout(done, PATIENCE_MS);
  });
  observer.observe(page, { childList: true, subtree: true });
}
