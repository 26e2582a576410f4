import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { BEAT_MS, type Beat, EDITING_MS, hear, nextChangeMs, nobody, type Present, presentAt } from "./presence";

/** Message about oneself; the transport knows who sends it. */
export type OwnBeat = Omit<Beat, "personId">;

interface Options {
  /** Carries a heartbeat to the others; a stable function. */
  send: (beat: OwnBeat) => void;
  /** Off, nothing is sent and nobody is here. */
  isOn: boolean;
}

export interface Presence extends Present {
  /** Takes a heartbeat of somebody else. */
  receive: (beat: Beat) => void;
  /** Tells the others that one edits a field, as often as one types; `null` once it is left. */
  edit: (field: string | null) => void;
}

/** Tells others that one is here and hears who else is: heartbeats while the page is in sight, goodbye when it is not. */
export function usePresence({ send, isOn }: Options): Presence {
  const [signs, setSigns] = useState(nobody);
  const [nowMs, setNow] = useState(() => Date.now());
  const edit = useHeartbeat(send, isOn);
  useEffect(() => {
    if (!isOn) setSigns(nobody);
  }, [isOn]);
  useEffect(() => {
    const nextMs = nextChangeMs(signs, nowMs);
    if (nextMs === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, nextMs - Date.now()));
    return () => clearTimeout(timer);
  }, [signs, nowMs]);
  const receive = useCallback((beat: Beat) => {
    const atMs = Date.now();
    setSigns((before) => hear(before, beat, atMs));
    setNow(atMs);
  }, []);
  return useMemo(() => ({ ...presentAt(signs, nowMs), receive, edit }), [signs, nowMs, receive, edit]);
}

/** Sends one's own heartbeats, and answers with the function that says what one edits. */
function useHeartbeat(send: Options["send"], isOn: boolean) {
  const editing = useRef<{ field: string; sentMs: number } | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = () => {
      send({});
      timer = setInterval(() => send({}), BEAT_MS);
    };
    const stop = () => {
      if (timer === undefined) return;
      clearInterval(timer);
      timer = undefined;
      send({ isLeaving: true });
    };
    const update = () => (document.visibilityState === "visible" ? start() : stop());
    update();
    document.addEventListener("visibilitychange", update);
    window.addEventListener("pagehide", stop);
    return () => {
      document.removeEventListener("visibilitychange", update);
      window.removeEventListener("pagehide", stop);
      stop();
    };
  }, [send, isOn]);
  return useCallback(
    (field: string | null) => {
      if (!isOn) return;
      if (field === null) {
        if (editing.current) send({});
        editing.current = null;
        return;
      }
      const nowMs = Date.now();
      // Half of what keeps it alive, so that typing without a pause never seems to stop.
      const isFresh = editing.current?.field === field && nowMs - editing.current.sentMs < EDITING_MS / 2;
      if (isFresh) return;
      editing.current = { field, sentMs: nowMs };
      send({ editing: field });
    },
    [send, isOn],
  );
}
