import { Button } from "@mantine/core";
import { type ComponentType, useEffect } from "react";
import { useStore } from "zustand";
import type { Versioned } from "~/api/schema";
import type { Quest, QuestSession } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useQuery } from "~/routing/use-query";
import { useComposer } from "~/sync/quest-drafts/use-composer";
import type { QuestSnapshot } from "~/sync/quests/quest";
import { Notice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useComposerWords } from "~/ui/words/quest-composer";
import { ComposerView } from "./composer-view";
import { Locked } from "./locked";
import type { ReadStops } from "./model/stops-file";

/** Parts of other features that the composer shows. */
export interface ComposerSlots {
  /** The page of the quest as guests see it. */
  Preview: ComponentType<{ snapshot: QuestSnapshot }>;
  /** Plays the draft with positions that are made up. */
  Trial: ComponentType<{ quest: Quest; onClose: () => void }>;
  /** Changes one date. */
  DateSheet: ComponentType<{
    questId: string;
    quest: Quest;
    session: Versioned<QuestSession>;
    onClose: () => void;
    onSaved: (before: QuestSession, after: QuestSession) => void;
  }>;
  readStops: ReadStops;
}

/** Writes a quest: a new one, or with `?quest=` one of the reader's. */
export function ComposerPage({ slots }: { slots: ComposerSlots }) {
  const w = useComposerWords();
  const [query, setQuery] = useQuery();
  const asked = query.get("quest");
  const { composer, isMissing } = useComposer(asked);
  const { id, quest, isReady, content } = useStore(composer.store);
  useTitle(content.title || w.page);
  // The new quest has got its id: a reload goes on with it.
  const isUnnamed = id !== null && asked === null;
  useEffect(() => {
    if (isUnnamed) setQuery({ quest: id });
  }, [isUnnamed, id, setQuery]);
  if (isMissing) {
    return (
      <Notice
        main
        title={w.missing.title}
        action={
          <Button component={Link} href={paths.newQuest}>
            {w.missing.new}
          </Button>
        }
      >
        {w.missing.text}
      </Notice>
    );
  }
  if (!isReady) return <RowsSkeleton label={w.loading} rows={6} />;
  const status = quest?.data.status ?? "draft";
  if (quest && (status === "inReview" || status === "cancelled" || status === "archived"))
    return <Locked quest={quest} onChange={composer.accept} />;
  return <ComposerView key={composer.key} composer={composer} slots={slots} />;
}
