/** All dates of all quests of a creator as rows of one table. Pure. */
import type { DateFigures, QuestFigures, Versioned } from "~/api/schema";
import type { QuestSession } from "~/core";
import type { OwnQuest } from "~/sync/quests/use-own-quests";

export interface DateRow {
  id: string;
  quest: OwnQuest;
  /** `null` in the row of a quest that has no dates. */
  session: Versioned<QuestSession> | null;
}

export function dateRows(quests: readonly OwnQuest[]): readonly DateRow[] {
  return quests.flatMap((quest): DateRow[] =>
    quest.sessions.length > 0
      ? quest.sessions.map((session) => ({ id: session.id, quest, session }))
      : [{ id: quest.id, quest, session: null }],
  );
}

/** Money of dates by the id of the date. */
export type MoneyOfDates = ReadonlyMap<string, DateFigures>;

export function moneyOfDates(figures: readonly (QuestFigures | undefined)[]): MoneyOfDates {
  return new Map(figures.flatMap((each) => each?.dates ?? []).map((date) => [date.sessionId, date]));
}
