/** The cancellation rule of a date in one sentence. */
import { serverNowMs } from "~/api/server-clock";
import type { Quest, QuestSession } from "~/core";
import { cancellationRule } from "~/sync/quests/cancellation";
import { priceOfSeat } from "~/sync/quests/seats";
import { iso } from "~/ui/time/zoned-time";
import type { CheckoutWords } from "~/ui/words/checkout";
import { momentOf } from "./dates";

/** The policy of quests that do not say. */
const POLICY_DEFAULT = "flexible24h";

export function ruleOf(quest: Quest, session: QuestSession | undefined, { rules: w }: CheckoutWords): string {
  const terms = { ...session, policy: quest.policy ?? POLICY_DEFAULT, isFree: priceOfSeat(quest, session) === null };
  const rule = cancellationRule(terms, serverNowMs());
  return rule.kind === "until" ? w.until(momentOf({ ...session, startsAt: iso(rule.untilMs) })) : w[rule.kind];
}
