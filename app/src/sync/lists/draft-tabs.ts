/** Messages between the tabs of this browser about drafts, so that none overwrites an addition of another. */
import type { ItemOp } from "~/core";
import type { SavedList } from "~/state/lists";

export type DraftNews =
  | { type: "begun"; list: SavedList }
  /** `at` is the moment of the edit, ISO-8601, so that it is the same everywhere. */
  | { type: "edited"; listId: string; ops: ItemOp[]; at: string };

const NAME = "yonder-drafts";

let channel: BroadcastChannel | undefined;

/** Without channels between tabs each tab has its own copy until it is loaded again. */
function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel(NAME);
  return channel;
}

export function tellDraftTabs(news: DraftNews): void {
  open()?.postMessage(news);
}

/** Has this tab hear the others, in the place of whoever heard them before. */
export function hearDraftTabs(hear: (news: DraftNews) => void): void {
  const listening = open();
  if (listening) listening.onmessage = ({ data }: MessageEvent<DraftNews>) => hear(data);
}
