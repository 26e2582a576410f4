import { useEffect, useState } from "react";

const SECOND_MS = 1_000;

/** The seconds that the server asks to wait, counted against a deadline because a sleeping tab skips ticks. */
export function useWait() {
  const [wait, setWait] = useState({ totalS: 0, deadlineMs: 0 });
  const [leftS, setLeftS] = useState(0);
  useEffect(() => {
    if (leftS === 0) return;
    const tick = setInterval(() => setLeftS(secondsUntil(wait.deadlineMs)), SECOND_MS);
    return () => clearInterval(tick);
  }, [leftS, wait]);
  const start = (seconds: number) => {
    setWait({ totalS: seconds, deadlineMs: Date.now() + seconds * SECOND_MS });
    setLeftS(seconds);
  };
  return { leftS, totalS: wait.totalS, start };
}

function secondsUntil(deadlineMs: number): number {
  return Math.max(0, Math.ceil((deadlineMs - Date.now()) / SECOND_MS));
}
