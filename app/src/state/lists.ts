import { createStore } from "zustand/vanilla";
import { applyItemOps, type BucketList, type ItemOp } from "~/core";

/** A list as the server last said it is. */
export interface SavedList {
  id: string;
  version: number;
  data: BucketList;
}

/** An edit on its way to the server; its key makes sure that it happens once, however often it is sent. */
export interface PendingEdit {
  key: string;
  ops: ItemOp[];
  /** When it was made, ISO-8601. */
  at: string;
}

export interface Lists {
  /** The person's list with all edits in it, also those not saved yet; `null` when there is none. */
  userBucketList: BucketList | null;
  /** What is saved; `undefined` until it is known. */
  saved: SavedList | null | undefined;
  pending: PendingEdit[];
  /** Why it could not be fetched, the last time it was tried. */
  failure: unknown;
}

const unknown: Lists = { userBucketList: null, saved: undefined, pending: [], failure: undefined };

export const lists = createStore<Lists>(() => unknown);

/** Takes what the server says. An older version than the one known is late, and of no interest. */
export function setSavedList(saved: SavedList | null): void {
  lists.setState((state) => {
    const known = state.saved;
    const isLate = saved !== null && known?.id === saved.id && saved.version < known.version;
    return isLate ? state : shown({ ...state, saved, failure: undefined });
  });
}

/** Notes that the list could not be fetched. What is known of it stays. */
export function setListFailure(failure: unknown): void {
  lists.setState({ failure });
}

/** Shows an edit before it is saved. */
export function addPending(edit: PendingEdit): void {
  lists.setState((state) => shown({ ...state, pending: [...state.pending, edit] }));
}

/** Takes an edit back: it is saved, or it failed. */
export function dropPending(key: string): void {
  lists.setState((state) => shown({ ...state, pending: state.pending.filter((edit) => edit.key !== key) }));
}

export function forgetLists(): void {
  lists.setState(unknown, true);
}

function shown(state: Lists): Lists {
  return { ...state, userBucketList: state.saved ? withEdits(state.saved.data, state.pending) : null };
}

/** The list with edits applied. One that the list already has, or that no longer fits it, changes nothing. */
export function withEdits(list: BucketList, edits: readonly PendingEdit[]): BucketList {
  return edits.reduce((edited, edit) => {
    try {
      return applyItemOps(edited, edit.ops, { now: edit.at });
    } catch {
      return edited;
    }
  }, list);
}
