import { latestBuild } from "~/api/builds";
import { constants } from "~/core";

const CHECK_EVERY_MS = 60 * 60 * 1_000;

/** The slowest connections are left to what the person does. */
function isVerySlow(): boolean {
  return (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType === "slow-2g";
}

function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  }
  const callback = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(callback);
}

/**
 * Notices that the server has begun to serve another build than the one this page came from: asked a second after the page
 * is idle, then hourly. Calls `onNewBuild` once. Gives what ends the watch.
 */
export function watchBuilds(onNewBuild: () => void, latest = latestBuild): () => void {
  if (isVerySlow()) return () => undefined;
  let own: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const check = async () => {
    const id = await latest();
    if (isOver) return;
    own ??= id;
    if (id !== null && id !== own) return onNewBuild();
    timer = setTimeout(check, CHECK_EVERY_MS);
  };
  const cancelIdle = whenIdle(() => {
    timer = setTimeout(check, constants.MANIFEST_PREFETCH_DELAY_MS);
  });
  return () => {
    isOver = true;
    cancelIdle();
    clearTimeout(timer);
  };
}
