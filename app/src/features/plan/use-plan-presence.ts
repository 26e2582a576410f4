import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { call } from "~/api/call";
import type { LiveSignal } from "~/api/live";
import type { Person } from "~/ui/people/person";
import { EDITING_MS } from "~/ui/presence/presence";
import { type OwnBeat, usePresence } from "~/ui/presence/use-presence";

interface Options {
  id: string;
  /** Secret of the plan's link. */
  secret: string | null;
  /** Only those who edit it see each other. */
  isOn: boolean;
  /** Stop the reader looks at. */
  lookingAt: string | null;
}

/** Who else has the plan open, and which stop each looks at. */
export function usePlanPresence({ id, secret, isOn, lookingAt }: Options) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const send = useCallback(
    ({ editing, isLeaving = false }: OwnBeat) => {
      // Presence is worth no word of failure: the next heartbeat comes soon.
      call("planPresence", { planId: id, key: secret, at: editing ?? null, isLeaving }).catch(() => undefined);
    },
    [id, secret],
  );
  const { here, editing, receive, edit } = usePresence({ send, isOn });
  const known = useRef<readonly string[]>([]);
  known.current = here;
  const onSignal = useCallback(
    ({ from, data: { name, at, isLeaving } }: LiveSignal) => {
      setNames((before) => (before.get(from) === name ? before : new Map(before).set(from, name)));
      receive({ personId: from, ...(at === null ? {} : { editing: at }), isLeaving });
      // Somebody who comes has not heard of those who are here.
      if (!isLeaving && !known.current.includes(from)) send({});
    },
    [receive, send],
  );
  useEffect(() => {
    if (lookingAt === null) return;
    const start = setTimeout(() => edit(lookingAt), LOOK_MS);
    const repeat = setInterval(() => edit(lookingAt), EDITING_MS / 2);
    return () => {
      clearTimeout(start);
      clearInterval(repeat);
      edit(null);
    };
  }, [lookingAt, edit]);
  return useMemo(() => {
    const person = (uid: string): Person => ({ id: uid, name: names.get(uid) ?? "" });
    const lookers = new Map([...editing].map(([stop, uids]) => [stop, uids.map(person)]));
    return { present: here.map(person), lookers, onSignal };
  }, [here, editing, names, onSignal]);
}

/** Shorter looks are a pointer on its way. */
const LOOK_MS = 400;
