/** The rule of cancelling in one sentence, with a date where there is one. Pure. */
import type { Quest, QuestSession } from "~/core";
import { refundedUntilMs } from "~/sync/quests/refund";
import { priceOfSeat } from "~/sync/quests/seats";
import type { QuestWords } from "~/ui/words/quest";
import { momentIn, zoneOf } from "./when";

interface Rule {
  /** For the foot of the booking card. */
  short: string;
  sentence: string;
}

/** @param session - the date that is meant; without one the rule is told in general */
export function cancellationOf(quest: Quest, session: QuestSession | undefined, w: QuestWords, nowMs: number): Rule {
  const { cancel } = w;
  const policy = quest.policy ?? "flexible24h";
  const isFree = priceOfSeat(quest, session) === null;
  if (isFree) return { short: cancel.freeShort, sentence: cancel.free };
  if (policy === "none") return { short: cancel.none, sentence: cancel.none };
  if (quest.mode !== "scheduled") return { short: cancel.freeShort, sentence: cancel.anytime };
  if (!session?.startsAt) return { short: cancel.rules[policy], sentence: `${cancel.rules[policy]} ${cancel.moved}` };
  const untilMs = refundedUntilMs(policy, session.startsAt);
  if (untilMs === null || untilMs <= nowMs) return { short: cancel.over, sentence: cancel.over };
  const until = momentIn(new Date(untilMs).toISOString(), zoneOf(session));
  return { short: cancel.short(until), sentence: `${cancel.until(until)} ${cancel.moved}` };
}
