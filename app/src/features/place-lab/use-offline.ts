import { useEffect, useState } from "react";
import { LATEST_BUILD } from "~/api/builds";

/**
 * Refuses every request of the page while it is on, and counts them: the proof that none is needed. Whether there is a newer
 * build is asked whatever one does, and does not count.
 */
export function useOffline() {
  const [on, set] = useState(false);
  const [blocked, setBlocked] = useState(0);
  useEffect(() => {
    if (!on) return;
    setBlocked(0);
    const real = window.fetch;
    window.fetch = (request) => {
      if (request !== LATEST_BUILD) setBlocked((count) => count + 1);
      return Promise.reject(new TypeError("the network is switched off on this page"));
    };
    return () => {
      window.fetch = real;
    };
  }, [on]);
  return { on, set, blocked };
}
