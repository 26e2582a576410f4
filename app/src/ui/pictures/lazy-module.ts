import { useSyncExternalStore } from "react";

/**
 * A hook that gives a module once it is loaded, and until then `undefined`. The first component that uses it has it
 * loaded for all. After a failure, as without a network, the next component that uses it tries again.
 */
export function lazyModule<Module>(load: () => Promise<Module>): () => Module | undefined {
  let module: Module | undefined;
  let isLoading = false;
  const listeners = new Set<() => void>();

  async function start(): Promise<void> {
    isLoading = true;
    try {
      module = await load();
      for (const listener of listeners) listener();
    } catch {
      isLoading = false;
    }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!isLoading) void start();
    return () => listeners.delete(listener);
  }

  return () => useSyncExternalStore(subscribe, () => module);
}
