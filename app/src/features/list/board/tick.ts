import type { Activity } from "~/core";
import type { ListActions } from "~/sync/lists/item-actions";
import { cheer } from "~/ui/cheer";

/** Ticks an activity, or opens it again; what is done is cheered where its row stands. */
export function tick(actions: ListActions, activity: Activity, done: boolean): void {
  if (done) cheer(document.querySelector(`[data-item="${CSS.escape(activity.id)}"] label`));
  void actions.tick(activity, done);
}
