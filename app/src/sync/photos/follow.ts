import { lists } from "~/state/lists";
import { session } from "~/state/session";
import { isDraft } from "../lists/drafts";
import { holders, isOnDevice } from "./photo-ref";

/** Has photos uploaded as soon as one waits, and whenever the network is back. Answers what ends that. */
export function followPhotos(): () => void {
  const follow = () => {
    const { shown, othersShown } = lists.getState();
    const waits = holders([...shown, ...othersShown]).some(({ listId, ref }) => isOnDevice(ref) && !isDraft(listId));
    // Who has no photos never loads what uploads them.
    if (waits && session.getState().status === "signed-in") void send();
  };
  const stops = [lists.subscribe(follow), session.subscribe(follow)];
  window.addEventListener("online", follow);
  return () => {
    window.removeEventListener("online", follow);
    for (const stop of stops) stop();
  };
}

async function send(): Promise<void> {
  const { sendPhotos } = await import("./uploading");
  await sendPhotos();
}
