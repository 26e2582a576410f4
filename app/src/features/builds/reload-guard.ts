import { constants } from "~/core";

const KEY = "yonder-reload-guard";

interface Guard {
  path: string;
  expires: number;
}

/**
 * Loads the page anew, unless that was done for the same path a moment ago: what a reload has not mended, another one will
 * not, and a page that reloads for ever cannot be left. Says whether it does.
 */
export function reloadOnce(path: string, reload: () => void = () => window.location.reload()): boolean {
  const now = Date.now();
  const before = readGuard();
  const isGuarded = before?.path === path && before.expires > now;
  if (isGuarded || !writeGuard({ path, expires: now + constants.RELOAD_GUARD_TTL_MS })) return false;
  reload();
  return true;
}

/** Somebody's own wish to reload is never refused, but counts. */
export function reloadAnyway(path: string, reload: () => void = () => window.location.reload()): void {
  writeGuard({ path, expires: Date.now() + constants.RELOAD_GUARD_TTL_MS });
  reload();
}

/** Reads the stored guard. Anything may be stored; a value that is no guard does not guard. */
function readGuard(): Guard | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null");
    const { path, expires } = (stored ?? {}) as Partial<Guard>;
    return typeof path === "string" && typeof expires === "number" ? { path, expires } : null;
  } catch {
    return null;
  }
}

/** Says whether it could: storage may be forbidden or full, and without a guard nothing may reload by itself. */
function writeGuard(guard: Guard): boolean {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(guard));
    return true;
  } catch {
    return false;
  }
}
