import { Menu } from "@mantine/core";
import type { Quest } from "~/core";
import { useSavedQuests } from "~/sync/quests/saved-quests";
import { useMyQuests } from "~/sync/quests/use-my-quests";
import { useQuestRecord } from "~/sync/quests/use-quest-record";
import { usePlanWords } from "~/ui/words/plan";
import { stopsOfQuest } from "./quest-stops";

/** Quests that are offered at once. */
const QUESTS_MAX = 20;

interface Props {
  /** Stops that there is room for. */
  room: number;
  onPick: (quest: Quest) => void;
}

/** The quests that the reader saved or booked, as items of a menu, to take their stops. */
export function QuestItems({ room, onPick }: Props) {
  const w = usePlanWords();
  const saved = useSavedQuests();
  const { mine } = useMyQuests();
  const ids = new Set([...(saved?.keys() ?? []), ...(mine?.bookings ?? []).map(({ data }) => data.questId)]);
  if (ids.size === 0) return <Menu.Label>{saved && mine ? w.add.noQuests : w.loading}</Menu.Label>;
  return [...ids].slice(0, QUESTS_MAX).map((id) => <QuestItem key={id} id={id} room={room} onPick={onPick} />);
}

function QuestItem({ id, room, onPick }: Props & { id: string }) {
  const w = usePlanWords();
  const quest = useQuestRecord(id);
  if (!quest?.title) return null;
  const count = stopsOfQuest(quest).length;
  if (count === 0) return null;
  return (
    <Menu.Item disabled={count > room} onClick={() => onPick(quest)}>
      {w.add.quest(quest.title, count)}
    </Menu.Item>
  );
}
