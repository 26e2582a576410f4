import { useEffect } from "react";
import { sentence } from "~/api/failure";
import { readItem } from "~/state/device";
import { lists, type SavedList, setSavedLists } from "~/state/lists";
import { restoreSelection } from "~/state/selection";
import { session } from "~/state/session";
import { toast } from "~/ui/toast";
import { firstWords } from "~/ui/words/first";
import { adoptDrafts } from "./adoption";
import { showDrafts } from "./drafts";
import { noteLists } from "./note-lists";

/**
 * Where the lists come from: signed out from this device; on signing in what was drafted moves into the account, and
 * what an earlier visit could not send goes out. Used once, around all pages.
 */
export function useListSource(): void {
  useEffect(() => {
    void restoreSelection();
    let settled: string | null = null;
    let following: Promise<() => void> | undefined;
    let remembered: string | null = null;
    const follow = () => {
      const { status, uid } = session.getState();
      if (status === "signed-in") following ??= followAccount();
      if (status === "signed-in" && uid && remembered !== uid) {
        remembered = uid;
        void showLastSeen(uid);
      }
      const known = lists.getState().saved !== undefined;
      if (status === "signed-out" && !known && settled !== "device") {
        settled = "device";
        void showDrafts();
      } else if (status === "signed-in" && known && uid && settled !== uid) {
        settled = uid;
        void settleIn();
      } else if (status === "signed-in" && settled === "device") {
        settled = null;
      }
    };
    follow();
    const stops = [session.subscribe(follow), lists.subscribe(follow), lists.subscribe(noteLists)];
    return () => {
      for (const stop of stops) stop();
      void following?.then((stop) => stop());
    };
  }, []);
}

async function followAccount(): Promise<() => void> {
  const account = await import("../follow-account");
  return account.followAccount();
}

/** Until the server has said what the lists are, or without it, they are shown as this device last saw them. */
async function showLastSeen(uid: string): Promise<void> {
  const seen = await readItem<SavedList[]>(`lists/${uid}`);
  if (seen && session.getState().uid === uid && lists.getState().saved === undefined) setSavedLists(seen);
}

async function settleIn(): Promise<void> {
  try {
    const moved = await adoptDrafts();
    if (moved > 0) toast({ message: firstWords().done.adopted(moved) });
  } catch (failure) {
    toast({ message: `${sentence(failure)} ${firstWords().done.draftStays}`, kind: "failure" });
  }
  // What hardly anybody needs is no part of the first view.
  const [{ adoptFormerQueue }, { restoreConflicted }, { sweep }] = await Promise.all([
    import("./former-queue"),
    import("./conflicted"),
    import("../photos/delayed-delete"),
  ]);
  await restoreConflicted();
  await adoptFormerQueue();
  await sweep();
}
