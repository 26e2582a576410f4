import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { QuestSnapshot } from "~/sync/quests/quest";
import type { QuestRoute } from "~/sync/quests/route";
import type { CardContext } from "./card";
import type { Standing } from "./standing";

/** The way to ask the creator; the screen passes it. */
export type AskSlot = ComponentType<{ questId: string; creatorId: string | undefined }>;

/** Everything the parts of the page are about. */
export interface OpenQuest extends CardContext {
  snapshot: QuestSnapshot;
  title: string;
  route: QuestRoute;
  standing: Standing;
  /** True if the reader made it. */
  isOwn: boolean;
  toggleSaved: () => void;
  /** The way to ask the creator; missing in a preview. */
  Ask?: AskSlot | undefined;
}

const QuestContext = createContext<OpenQuest | null>(null);

export function QuestProvider({ value, children }: { value: OpenQuest; children: ReactNode }) {
  return <QuestContext value={value}>{children}</QuestContext>;
}

/** The quest that the page shows. */
export function useQuest(): OpenQuest {
  const open = useContext(QuestContext);
  if (!open) throw new Error("a part of the page of a quest is drawn outside of it");
  return open;
}
