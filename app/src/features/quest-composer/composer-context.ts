import { createContext, useContext } from "react";
import type { Versioned } from "~/api/schema";
import type { Quest, QuestStop } from "~/core";
import type { Composer } from "~/sync/quest-drafts/composer";
import type { QuestContent } from "~/sync/quest-drafts/content";
import type { Walk } from "~/sync/quest-drafts/walk";
import type { Problem, Step } from "./model/problems";
import type { Dated } from "./model/series";

/** The quest that is written, and ways to write it. */
export interface OpenComposer {
  composer: Composer;
  /** The quest as the server has it; `null` before it was saved once. */
  quest: Versioned<Quest> | null;
  content: QuestContent;
  stops: readonly QuestStop[];
  /** The stops without their texts, the same while these are typed. */
  route: readonly QuestStop[];
  /** Changes fields; letters of one field are undone together. */
  set: (fields: Partial<QuestContent>) => void;
  setStop: (id: string, fields: Partial<QuestStop>) => void;
  sessions: readonly Dated[];
  walk: Walk;
  /** Lets the simulated walk begin at another time. */
  setStart: (time: string) => void;
  problems: readonly Problem[];
  step: Step;
  goTo: (step: Step) => void;
  /** Goes to a field and focuses it. */
  jump: (problem: Problem) => void;
  chosenId: string | null;
  choose: (id: string | null) => void;
  /** `true` where list, map and fields stand beside each other. */
  isWide: boolean;
}

export const ComposerContext = createContext<OpenComposer | null>(null);

export function useComposerContext(): OpenComposer {
  const open = useContext(ComposerContext);
  if (!open) throw new Error("a part of the composer is drawn outside of it");
  return open;
}
