/**
 * People who are here, and the places where they edit, from heartbeats. Each person says every while that they are
 * here; whoever falls silent is gone. Pure: the time is an argument.
 */

/** Pause between two heartbeats. */
export const BEAT_MS = 20_000;
/** Silence after which somebody is gone: two lost heartbeats and the time they may take. */
export const GONE_MS = 50_000;
/** Time after the last sign of editing for which it counts as going on. */
export const EDITING_MS = 6_000;

/** Message of somebody about themselves. */
export interface Beat {
  personId: string;
  /** The field or part they edit; absent while they only look. */
  editing?: string;
  /** They say goodbye. */
  isLeaving?: boolean;
}

interface Sign {
  seenMs: number;
  editing: string | null;
  editedMs: number;
}

/** The last signs of everybody, by person. */
export type Signs = ReadonlyMap<string, Sign>;

export const nobody: Signs = new Map();

/** The signs after one more heartbeat, received at `nowMs` by the clock of this device: clocks of others may be wrong. */
export function hear(signs: Signs, { personId, editing, isLeaving }: Beat, nowMs: number): Signs {
  const next = new Map(signs);
  if (isLeaving) next.delete(personId);
  else next.set(personId, { seenMs: nowMs, editing: editing ?? null, editedMs: nowMs });
  return next;
}

export interface Present {
  /** Ids of everybody who is here, in the order they came. */
  here: readonly string[];
  /** Fields being edited, and by whom. */
  editing: ReadonlyMap<string, readonly string[]>;
}

export function presentAt(signs: Signs, nowMs: number): Present {
  const here: string[] = [];
  const editing = new Map<string, string[]>();
  for (const [id, sign] of signs) {
    if (nowMs - sign.seenMs >= GONE_MS) continue;
    here.push(id);
    if (sign.editing === null || nowMs - sign.editedMs >= EDITING_MS) continue;
    editing.set(sign.editing, [...(editing.get(sign.editing) ?? []), id]);
  }
  return { here, editing };
}

/** Time of the next expiry by silence; `null` while there is nothing to wait for. */
export function nextChangeMs(signs: Signs, nowMs: number): number | null {
  const ends = [...signs.values()].flatMap(({ seenMs, editing, editedMs }) => [
    seenMs + GONE_MS,
    ...(editing === null ? [] : [editedMs + EDITING_MS]),
  ]);
  const coming = ends.filter((ms) => ms > nowMs);
  return coming.length === 0 ? null : Math.min(...coming);
}
