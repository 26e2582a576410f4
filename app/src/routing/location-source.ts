import { type LeaveGuard, leaveGuard } from "./leave-guard";
import { blended } from "./view-transition";

/** Location: the browser's address bar, or a list in memory for tests. Paths carry their query and hash. */
export interface LocationSource {
  current(): string;
  push(path: string): void;
  replace(path: string): void;
  /** Calls back after every change, also by the browser's own buttons; answers how to stop that. */
  subscribe(listener: () => void): () => void;
  /** Asks before another page is pushed or gone back to, but not before a redirect; answers how to stop that. */
  guard(guard: LeaveGuard): () => void;
}

export function browserLocation(): LocationSource {
  const listeners = new Set<() => void>();
  const { guard, asked } = leaveGuard();
  const current = () => window.location.pathname + window.location.search + window.location.hash;
  let shown = current();
  const changed = () => {
    shown = current();
    for (const listener of listeners) listener();
  };
  window.addEventListener("popstate", () => {
    const ask = asked(shown, current());
    if (!ask) return changed();
    // The browser has gone already: the page that stays becomes the newest entry, so that leaving it is one step back.
    window.history.pushState(null, "", shown);
    ask(() => window.history.back());
  });
  const go = (method: "pushState" | "replaceState") => (path: string) => {
    const before = window.location.pathname;
    window.history[method](null, "", path);
    // Another page blends in; another query is the same page, and changes at once.
    if (window.location.pathname === before) changed();
    else blended(changed);
  };
  const push = go("pushState");
  return {
    current,
    push: (path) => {
      const ask = asked(current(), path);
      if (ask) ask(() => push(path));
      else push(path);
    },
    replace: go("replaceState"),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    guard,
  };
}

export function memoryLocation(start: string): LocationSource & { readonly entries: readonly string[] } {
  const entries = [start];
  const listeners = new Set<() => void>();
  const { guard, asked } = leaveGuard();
  const current = () => entries.at(-1) ?? start;
  const settle = (path: string, remove: number) => {
    entries.splice(entries.length - remove, remove, path);
    for (const listener of listeners) listener();
  };
  return {
    entries,
    current,
    push: (path) => {
      const ask = asked(current(), path);
      if (ask) ask(() => settle(path, 0));
      else settle(path, 0);
    },
    replace: (path) => settle(path, 1),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    guard,
  };
}
