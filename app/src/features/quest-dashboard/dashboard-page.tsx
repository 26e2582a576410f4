import { Button, Group } from "@mantine/core";
import type { ComponentType } from "react";
import type { Versioned } from "~/api/schema";
import type { Quest, QuestSession } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useQuery } from "~/routing/use-query";
import { useOwnQuests } from "~/sync/quests/use-own-quests";
import { Notice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import { DatesTable } from "./dates-table";
import { DoorPage } from "./door/door-page";
import { QuestDetail } from "./quest-detail";
import { QuestList } from "./quest-list";

/** Parts of other features that the dashboard shows. */
export interface DashboardSlots {
  /** Acts on one date. */
  DateActs: ComponentType<{ questId: string; quest: Quest; session: Versioned<QuestSession> }>;
}

interface Props {
  slots: DashboardSlots;
  /** The dense table of all dates instead of cards. */
  isDense: boolean;
}

/** The quests that the reader has made; with `?quest=` one of them, its dates and guests. */
export function DashboardPage({ isDense, slots }: Props) {
  const w = useDashboardWords();
  const [query] = useQuery();
  const quests = useOwnQuests();
  const asked = query.get("quest");
  const quest = quests?.find(({ id }) => id === asked);
  useTitle(quest?.data.title || w.title);
  if (!quests) return <RowsSkeleton label={w.loading} rows={6} />;
  if (quests.length === 0) {
    return (
      <Notice
        main
        title={w.none.title}
        action={
          <Group justify="center">
            <Button component={Link} href={paths.newQuest}>
              {w.none.create}
            </Button>
            <Button component={Link} href={paths.quests} variant="default">
              {w.none.look}
            </Button>
          </Group>
        }
      >
        {w.none.text}
      </Notice>
    );
  }
  const session = quest?.sessions.find(({ id }) => id === query.get("door"));
  if (quest && session) return <DoorPage key={session.id} questId={quest.id} quest={quest.data} session={session} />;
  if (quest) return <QuestDetail key={quest.id} quest={quest} slots={slots} />;
  return isDense ? <DatesTable quests={quests} /> : <QuestList quests={quests} />;
}
