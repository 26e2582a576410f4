/** Saving quests for later, on the way to the server as entries of the outbox. */
import { defineChange } from "../outbox/change";

export interface SavedChange {
  questId: string;
  /** Title of the quest, to name the change by. */
  title: string;
  /** Moment when it was saved (ISO-8601); `null` where it is taken off again. */
  at: string | null;
}

/** The kind of its entries in the outbox. */
export const SAVED_QUEST = "savedQuest";

export const savedChange = defineChange<SavedChange>({
  kind: SAVED_QUEST,
  subject: ({ questId }) => questId,
  sender: async () => (await import("./saved-sender")).savedSender,
});
