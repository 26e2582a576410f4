import { Failure, sentence } from "~/api/failure";
import type { Activity } from "~/core";
import { lists, type SavedList } from "~/state/lists";
import { isInterrupted, isKnown, session } from "~/state/session";
import { toast } from "~/ui/toast";
import { firstWords } from "~/ui/words/first";
import { copies, missingFrom } from "./activities";
import { startDraft } from "./drafts";
import { actionsOf } from "./item-actions";
import { ownYear } from "./own-year";
import { startList } from "./start-list";

/**
 * The person's list of a year, made where there is none: in the account, or signed out on this device. Whose session was
 * interrupted may have one that this device never saw: they are asked to sign in first.
 */
export async function listFor(year: number): Promise<SavedList> {
  const known = lists.getState().shown.find(({ data }) => data.year === year);
  if (known) return known;
  if (!isKnown(session.getState())) return startDraft(year);
  if (isInterrupted(session.getState())) await signInFirst();
  return startList(year);
}

async function signInFirst(): Promise<void> {
  const { requireSession } = await import("../session/session");
  if (!(await requireSession())) throw new Failure("unauthenticated", "sign in to start a list");
}

/**
 * Copies activities into the person's list of a year, except what is there already. Answers whether it worked.
 *
 * @param said - tells how many were added
 */
export async function addMissing(
  activities: readonly Activity[],
  toYear: number,
  said = (count: number) => firstWords().done.carried(count, toYear),
): Promise<boolean> {
  try {
    const { id, data } = await listFor(toYear);
    const missing = missingFrom(data.activities, activities);
    if (missing.length === 0) {
      toast({ message: firstWords().done.carriedNothing(toYear) });
      return true;
    }
    return await actionsOf(id).addAll(copies(missing, data.activities), said(missing.length));
  } catch (failure) {
    toast({ message: sentence(failure), kind: "failure" });
    return false;
  }
}

/** Adds a wish to one's own list, which is made if there is none. */
export async function addToOwnList(title: string): Promise<void> {
  try {
    const { id } = await listFor(ownYear(lists.getState().shown, new Date()));
    await actionsOf(id).addWish(title);
  } catch (failure) {
    toast({ message: sentence(failure), kind: "failure" });
  }
}
