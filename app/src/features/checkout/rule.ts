/** The cancellation rule of a date in one sentence. */
import { serverNowMs } from "~/api/server-clock";
import type { Quest, QuestSession } from "~/core";
import { refundedUntilMs } from "~/sync/quests/refund";
import { priceOfSeat } from "~/sync/quests/seats";
import { iso } from "~/ui/time/zoned-time";
import type { CheckoutWords } from "~/ui/words/checkout";
import { momentOf } from "./dates";

/** The policy of quests that do not say. */
const POLICY_DEFAULT = "flexible24h";

export function ruleOf(quest: Quest, session: QuestSession | undefined, w: CheckoutWords): string {
  const isFree = priceOfSeat(quest, session) === null;
  const { startsAt, timeZone } = session ?? {};
  if (isFree) return startsAt ? w.rules.cancelFree : w.rules.anytime;
  const policy = quest.policy ?? POLICY_DEFAULT;
  if (policy === "none") return w.rules.never;
  if (!startsAt) return w.rules.anytime;
  const untilMs = refundedUntilMs(policy, startsAt);
  if (untilMs === null || untilMs <= serverNowMs()) return w.rules.late;
  return w.rules.until(momentOf({ startsAt: iso(untilMs), ...(timeZone ? { timeZone } : {}) }));
}
