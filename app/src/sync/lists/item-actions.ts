/** Actions on a list. Everything shows at once and can be undone; a refused change is taken back with a message. */
import { mayRetry } from "~/api/failure";
import { type Activity, type ItemOp, isoMoment } from "~/core";
import { lists } from "~/state/lists";
import { firstWords } from "~/ui/words/first";
import type { Outcome } from "../outbox/waiters";
import { type NamedPlace, placeToSee, progressOf, wish } from "./activities";
import { isDraft } from "./drafts";
import { inverse } from "./inverse";
import { edit } from "./item-edit";
import { refusalOf } from "./refusal";
import { offerUndo, replaceUndo } from "./undo-toast";

type Status = NonNullable<Activity["status"]>;

/** The ways to change one list. Each answers whether the change is kept: saved, or in the outbox, sent or refused. */
export function actionsOf(listId: string) {
  const present = () => activitiesOf(listId);
  const act = (ops: ItemOp[], said: string) => actOn(listId, ops, said);
  /** @param activity - as the person saw it who changed it: texts that are others by now are a conflict */
  const set = (activity: Activity, fields: Record<string, unknown>, said: string) =>
    actOn(listId, [{ op: "set", id: activity.id, fields }], said, [activity]);
  return {
    addWish: (title: string, more: Partial<Activity> = {}) => {
      const activity = { ...wish(title, present()), ...more };
      return act([{ op: "add", activity }], firstWords().done.added(activity.title));
    },
    addPlace: (place: NamedPlace, more: Partial<Activity> = {}) => {
      const activity = { ...placeToSee(place, present()), ...more };
      return act([{ op: "add", activity }], firstWords().done.added(activity.title));
    },
    addAll: (activities: readonly Activity[], said = firstWords().done.addedMany(activities.length)) =>
      act(
        activities.map((activity) => ({ op: "add", activity })),
        said,
      ),
    tick: (activity: Activity, done: boolean) =>
      act([{ op: "tick", id: activity.id, done }], done ? ticked(activity, present()) : firstWords().done.unticked),
    rename: (activity: Activity, title: string) => set(activity, { title }, firstWords().done.changed(title)),
    change: (activity: Activity, fields: Record<string, unknown>) =>
      set(
        activity,
        fields,
        firstWords().done.changed(typeof fields.title === "string" ? fields.title : activity.title),
      ),
    /** Puts an activity on the map. */
    place: (activity: Activity, { id: placeId, name, lat, lng }: NamedPlace) =>
      set(activity, { placeId, place: { name, lat, lng } }, firstWords().done.placed(name)),
    /** Moves an activity to a place in the order, and to a status if it is another one. */
    move: (activity: Activity, order: string, status?: Status) =>
      act(
        [{ op: "set", id: activity.id, fields: { order, ...(status ? { status } : {}) } }],
        firstWords().done.moved(activity.title),
      ),
    /** Puts an activity that somebody took off back on the list; if it came back already, only what was changed of it. */
    bringBack: (activity: Activity, fields: readonly string[]) => {
      const isBack = present().some(({ id }) => id === activity.id);
      const changed = Object.fromEntries(fields.map((name) => [name, activity[name] ?? null]));
      const op: ItemOp = isBack ? { op: "set", id: activity.id, fields: changed } : { op: "add", activity };
      return act([op], firstWords().done.broughtBack(activity.title));
    },
    remove: (activity: Activity) => act([{ op: "remove", id: activity.id }], firstWords().done.removed(activity.title)),
    /** Takes an activity off that went to another list. */
    leave: (activity: Activity, said: string) => act([{ op: "remove", id: activity.id }], said),
    removeAll: (activities: readonly Activity[]) =>
      act(
        activities.map(({ id }) => ({ op: "remove", id })),
        firstWords().done.removedMany(activities.length),
      ),
    setAll: (activities: readonly Activity[], fields: Record<string, unknown>) =>
      act(
        activities.map(({ id }) => ({ op: "set", id, fields })),
        firstWords().done.changedMany(activities.length),
      ),
  };
}

export type ListActions = ReturnType<typeof actionsOf>;

/** Message when one more item is done, with the list's progress. */
function ticked({ title }: Activity, activities: readonly Activity[]): string {
  const { done, total } = progressOf(activities);
  return firstWords().done.ticked(title, done + 1, total);
}

function activitiesOf(listId: string): readonly Activity[] {
  const { shown, othersShown } = lists.getState();
  return [...shown, ...othersShown].find(({ id }) => id === listId)?.data.activities ?? [];
}

/** Makes an edit and offers to take it back. Answers whether it is kept: what was typed need not come back then. */
async function actOn(listId: string, ops: ItemOp[], said: string, seen?: readonly Activity[]): Promise<boolean> {
  const back = inverse(activitiesOf(listId), ops);
  const key = crypto.randomUUID();
  const saving = attempt(listId, ops, seen, key);
  void deletePhotosLater(back);
  // What it takes back is this edit, not what somebody writes after it.
  const edited = activitiesOf(listId);
  const offer = { message: said, takeBack: () => void attempt(listId, back, edited) };
  offerUndo(offer, isDraft(listId) ? "deviceOnly" : undefined);
  const outcome = await saving;
  if (outcome === "kept") void import("./follow-kept").then(({ followKept }) => followKept(offer, key));
  // The outbox lists what the server refused, to be tried again; of a draft nothing is left.
  return outcome !== "refused" || !isDraft(listId);
}

async function deletePhotosLater(back: readonly ItemOp[]): Promise<void> {
  if (!JSON.stringify(back).includes("proofRef")) return;
  const { delayedDelete, photosIn } = await import("../photos/delayed-delete");
  delayedDelete(photosIn(back));
}

/** Makes an edit; answers what became of it. */
async function attempt(
  listId: string,
  ops: ItemOp[],
  seen?: readonly Activity[],
  key = crypto.randomUUID(),
): Promise<Outcome | "refused"> {
  return outcomeOf(edit(listId, ops, { key, seen }), key);
}

/** Answers what became of an edit, says why it was refused. It waits in the outbox to be tried again. */
async function outcomeOf(saving: Promise<Outcome>, key: string): Promise<Outcome | "refused"> {
  try {
    return await saving;
  } catch (failure) {
    const again = { label: firstWords().common.tryAgain, run: () => void outcomeOf(tryAgain(key), key) };
    replaceUndo({ message: refusalOf(failure), kind: "failure", ...(mayRetry(failure) ? { action: again } : {}) });
    return "refused";
  }
}

async function tryAgain(key: string): Promise<Outcome> {
  const controls = await import("../outbox/controls");
  return controls.tryAgain(key);
}

/** The moment a day begins here, as records store it. */
export function momentOf(day: string): string {
  return isoMoment(new Date(`${day}T12:00:00`));
}
