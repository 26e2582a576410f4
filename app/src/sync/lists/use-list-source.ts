import { useEffect } from "react";
import { sentence } from "~/api/failure";
import { lists, setSavedLists } from "~/state/lists";
import { restoreSelection } from "~/state/selection";
import { isKnown, session } from "~/state/session";
import { toast } from "~/ui/toast";
import { firstWords } from "~/ui/words/first";
import { lastSeenLists } from "../session/last-seen-lists";
import { showDrafts } from "./drafts";
import { noteLists } from "./note-lists";
import { endUndo, offerUndo } from "./undo-toast";

/**
 * Source of the lists: signed out from this device; on signing in what was drafted moves into the account, and
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
      if (isKnown(session.getState())) following ??= followAccount();
      if (remembered !== uid) {
        remembered = uid;
        // What somebody else did here, or without an account, is nothing to take back any more.
        endUndo();
        if (uid) void showLastSeen(uid);
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

/**
 * Until the server has said what the lists are, or without it, they are shown as this device last saw them. Where the
 * session ended before this visit the server is not asked.
 */
async function showLastSeen(uid: string): Promise<void> {
  const seen = await lastSeenLists(uid);
  const here = session.getState();
  const found = seen ?? (here.status === "ended-before" ? [] : undefined);
  if (found && here.uid === uid && lists.getState().saved === undefined) setSavedLists(found);
}

async function settleIn(): Promise<void> {
  await takeDraftsAlong().catch((failure: unknown) =>
    toast({ message: `${sentence(failure)} ${firstWords().done.draftStays}`, kind: "failure" }),
  );
  const { resumeAccount } = await import("./resume-account");
  await resumeAccount();
}

async function takeDraftsAlong(): Promise<void> {
  const { adoptDrafts, returnDrafts } = await import("./adoption");
  const adopted = await adoptDrafts();
  const moved = adopted.reduce((sum, { draft }) => sum + draft.data.activities.length, 0);
  if (moved === 0) return;
  const message = firstWords().done.adopted(moved);
  const takeBack = async () => {
    await returnDrafts(adopted);
    toast({ message: firstWords().done.returned(moved) });
  };
  // Where there was no list of that year there is nothing that the draft could be in the way of.
  if (adopted.some(({ met }) => met)) offerUndo({ message, takeBack: () => void takeBack() });
  else toast({ message });
}
