import { createStore } from "zustand/vanilla";
import { applyItemOps, type BucketList, type ItemOp } from "~/core";

/** A list as whoever keeps it last said it is: the server, or for a draft this device. */
export interface SavedList {
  id: string;
  version: number;
  data: BucketList;
}

/** An edit that is shown before the server has it. */
export interface PendingEdit {
  key: string;
  listId: string;
  ops: readonly ItemOp[];
  /** Time it was made, ISO-8601. */
  at: string;
}

export interface Lists {
  /** The person's list with all edits in it, also those not saved yet; `null` when there is none. */
  userBucketList: BucketList | null;
  /** Every list of the person as it is shown, with all edits in it; the first is that of `userBucketList`. */
  shown: readonly SavedList[];
  /** Lists of others that one edits along with them, as they are shown; they are none of one's own years. */
  othersShown: readonly SavedList[];
  /** The same as they are saved. */
  others: readonly SavedList[];
  /** The lists as they are saved; `undefined` until that is known. */
  saved: readonly SavedList[] | undefined;
  pending: readonly PendingEdit[];
  /** Failure of the last fetch. */
  failure: unknown;
}

const unknown: Lists = {
  userBucketList: null,
  shown: [],
  othersShown: [],
  others: [],
  saved: undefined,
  pending: [],
  failure: undefined,
};

export const lists = createStore<Lists>(() => unknown);

/** Takes all lists of the person, the one the product calls theirs first. */
export function setSavedLists(fetched: readonly SavedList[]): void {
  lists.setState((state) =>
    shown({ ...state, saved: fetched.map((list) => later(state.saved, list)), failure: undefined }),
  );
}

/** Takes one list as it is now: in the place of the one it was, or behind the others. */
export function setSavedList(list: SavedList): void {
  lists.setState((state) => {
    if (state.others.some(({ id }) => id === list.id)) return withOthers(state, list);
    const before = state.saved ?? [];
    const known = before.some(({ id }) => id === list.id);
    const next = known ? before.map((each) => (each.id === list.id ? later(before, list) : each)) : [...before, list];
    return shown({ ...state, saved: newestYearFirst(next), failure: undefined });
  });
}

/** Takes somebody else's list that one edits along, as it is now. */
export function setOthersList(list: SavedList): void {
  lists.setState((state) => withOthers(state, list));
}

/** Somebody else's list is not looked at any more. Edits of it on their way still go out. */
export function dropOthersList(id: string): void {
  lists.setState((state) => shown({ ...state, others: state.others.filter((list) => list.id !== id) }));
}

function withOthers(state: Lists, list: SavedList): Lists {
  const rest = state.others.filter(({ id }) => id !== list.id);
  return shown({ ...state, others: [...rest, later(state.others, list)] });
}

/** Takes a list away, as when its draft became a list of the account. */
export function dropSavedList(id: string): void {
  lists.setState((state) => shown({ ...state, saved: state.saved?.filter((list) => list.id !== id) }));
}

/** Notes that the lists could not be fetched. What is known of them stays. */
export function setListFailure(failure: unknown): void {
  lists.setState({ failure });
}

/** Shows edits that are not saved yet, in place of those before. */
export function setPending(pending: readonly PendingEdit[]): void {
  lists.setState((state) => shown({ ...state, pending }));
}

export function forgetLists(): void {
  lists.setState(unknown, true);
}

/** An older version than the one known is late, and of no interest. One that says the same leaves what is drawn alone. */
function later(known: readonly SavedList[] | undefined, list: SavedList): SavedList {
  const before = known?.find(({ id }) => id === list.id);
  if (!before || before.version < list.version) return list;
  return before.version > list.version || JSON.stringify(before) === JSON.stringify(list) ? before : list;
}

function newestYearFirst(all: readonly SavedList[]): SavedList[] {
  return [...all].sort((a, b) => b.data.year - a.data.year);
}

function shown(state: Lists): Lists {
  const edited = (list: SavedList) => {
    const edits = state.pending.filter(({ listId }) => listId === list.id);
    return edits.length === 0 ? list : { ...list, data: withEdits(list.data, edits) };
  };
  const all = (state.saved ?? []).map(edited);
  return { ...state, shown: all, othersShown: state.others.map(edited), userBucketList: all[0]?.data ?? null };
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
