import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useTopics } from "~/api/use-topics";
import type { Quest } from "~/core";
import { type Composer, createComposer } from "./composer";

/**
 * The composer of a quest, or of a new one (`null`), which stays the same when the new one gets its id. Follows what other
 * tabs and devices write.
 */
export function useComposer(id: string | null): { composer: Composer; isMissing: boolean } {
  const [composer, setComposer] = useState(() => createComposer(id));
  const ownId = useStore(composer.store, (state) => state.id);
  const [opened, setOpened] = useState<Composer | null>(null);
  const [missing, setMissing] = useState<Composer | null>(null);
  const isOther = id !== ownId && id !== null;
  if (isOther) setComposer(createComposer(id));
  useEffect(() => {
    let isCurrent = true;
    void composer.open().then(() => isCurrent && setOpened(composer));
    const saveNow = () => composer.saveNow();
    addEventListener("online", saveNow);
    addEventListener("pagehide", saveNow);
    return () => {
      isCurrent = false;
      removeEventListener("online", saveNow);
      removeEventListener("pagehide", saveNow);
      composer.close();
    };
  }, [composer]);
  useTopics<Quest>(ownId !== null && opened === composer ? [`quests/${ownId}`] : [], {
    onDocument: ({ id: questId, version, data }) => {
      if (data) composer.accept({ id: questId, version: version ?? 0, data });
      else setMissing(composer);
    },
  });
  return { composer, isMissing: missing === composer };
}
