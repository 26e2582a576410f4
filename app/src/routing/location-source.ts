import { blended } from "./view-transition";

/** Where the app is: the browser's address bar, or a list in memory for tests. Paths carry their query and hash. */
export interface LocationSource {
  current(): string;
  push(path: string): void;
  replace(path: string): void;
  /** Calls back after every change, also by the browser's own buttons; answers how to stop that. */
  subscribe(listener: () => void): () => void;
}

export function browserLocation(): LocationSource {
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  window.addEventListener("popstate", changed);
  const go = (method: "pushState" | "replaceState") => (path: string) => {
    const before = window.location.pathname;
    window.history[method](null, "", path);
    // Another page blends in; another query is the same page, and changes at once.
    if (window.location.pathname === before) changed();
    else blended(changed);
  };
  return {
    current: () => window.location.pathname + window.location.search + window.location.hash,
    push: go("pushState"),
    replace: go("replaceState"),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function memoryLocation(start: string): LocationSource & { readonly entries: readonly string[] } {
  const entries = [start];
  const listeners = new Set<() => void>();
  const settle = (path: string, remove: number) => {
    entries.splice(entries.length - remove, remove, path);
    for (const listener of listeners) listener();
  };
  return {
    entries,
    current: () => entries.at(-1) ?? start,
    push: (path) => settle(path, 0),
    replace: (path) => settle(path, 1),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
