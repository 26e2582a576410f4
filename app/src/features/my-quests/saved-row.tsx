import { Button } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { removeSavedQuest, saveQuest } from "~/sync/quests/saved-quests";
import { useQuestRecord } from "~/sync/quests/use-quest-record";
import { day } from "~/ui/format";
import { offerPrice } from "~/ui/money/format-money";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import classes from "./my-quests.module.css";
import { QuestCover } from "./quest-cover";

/** A quest that was saved for later. */
export function SavedRow({ questId, savedAt }: { questId: string; savedAt: string }) {
  const all = useWords();
  const w = useMyQuestsWords();
  const quest = useQuestRecord(questId);
  const title = quest?.title ?? "";
  const remove = () => {
    void removeSavedQuest(questId, title);
    toast({ message: w.saved.removed, action: { label: all.common.undo, run: () => void saveQuest(questId, title) } });
  };
  const facts = quest
    ? [
        all.browse.stops(quest.stops?.length ?? 0),
        offerPrice(quest.price?.amount ?? 0, quest.price?.currency ?? ""),
        quest.mode === "scheduled" ? "" : all.browse.anyTime,
      ]
    : [];
  return (
    <li className={classes.row}>
      <Link href={paths.quest(questId)} className={classes.rowLink}>
        <QuestCover id={questId} quest={quest} />
        <span className={classes.words}>
          <b>{title}</b>
          <span>{quest === null ? w.saved.gone : facts.filter(Boolean).join("\u00a0· ")}</span>
          <span>{w.saved.at(day(savedAt))}</span>
        </span>
      </Link>
      <Button variant="default" aria-label={`${w.does.unsave}: ${title}`} onClick={remove}>
        {w.does.unsave}
      </Button>
    </li>
  );
}
