import { IconShare2 } from "@tabler/icons-react";
import { useState } from "react";
import type { PlayRecord } from "~/sync/play/play-record";
import { distance, minutes } from "~/ui/format";
import { saveFile } from "~/ui/save-file";
import { toast } from "~/ui/toast";
import { usePlayWords } from "~/ui/words/play";
import parts from "../parts.module.css";
import type { WalkSummary } from "./summary";
import { drawWalk } from "./walk-picture";

/** Shares a picture of the walk by the device's own sheet, or saves it where there is none. */
export function ShareWalk({ record, walk }: { record: PlayRecord; walk: WalkSummary }) {
  const { finish: w } = usePlayWords();
  const [isBusy, setBusy] = useState(false);
  const title = record.quest.title ?? "";
  const time = minutes(walk.playedMs / 60_000);
  const share = async () => {
    setBusy(true);
    try {
      const facts = [time, distance(walk.lengthM / 1_000)];
      const picture = await drawWalk({ title, facts, line: walk.points, stops: walk.along });
      const file = new File([picture], `${title || "walk"}.png`, { type: "image/png" });
      const url = new URL(`/quest/${record.questId}`, location.href).href;
      const shared: ShareData = { files: [file], title, text: w.shareText(title, time), url };
      // To close the device's sheet without choosing anybody is no failure.
      if (navigator.canShare?.(shared)) await navigator.share(shared).catch(() => undefined);
      else {
        saveFile(file);
        toast({ message: w.pictureSaved });
      }
    } catch {
      toast({ message: w.shareFailed, kind: "failure" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className={parts.button} data-kind="go" disabled={isBusy} onClick={() => void share()}>
      <IconShare2 size={22} aria-hidden="true" />
      {isBusy ? w.sharing : w.share}
    </button>
  );
}
