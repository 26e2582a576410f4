import { useEffect } from "react";

/** Keeps the screen on while it is wanted. The browser drops the lock with each change to another page. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isCurrent = true;
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      // Refused, as with a low battery, the screen goes off as always.
      const taken = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isCurrent) lock = taken;
      else void taken?.release();
    };
    const takeAgain = () => void take();
    takeAgain();
    document.addEventListener("visibilitychange", takeAgain);
    return () => {
      isCurrent = false;
      document.removeEventListener("visibilitychange", takeAgain);
      void lock?.release();
    };
  }, [isWanted]);
}
