import type { Activity } from "~/core";
import type { ListActions } from "~/sync/lists/item-actions";
import { cheer } from "~/ui/cheer";
import { holdRow, releaseRow } from "./just-ticked";

/** Ticks an activity, or opens it again; what is done is stamped and cheered where its row stands, before the row moves. */
export function tick(actions: ListActions, activity: Activity, done: boolean): void {
  if (done) holdRow(activity);
  else releaseRow(activity.id);
  if (done) cheer(document.querySelector(`[data-item="${CSS.escape(activity.id)}"] label`));
  void actions.tick(activity, done);
}
