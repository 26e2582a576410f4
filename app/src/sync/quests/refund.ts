/** The moment until which who cancels gets the price back, by the rule that the server decides with. Pure. */
import type { CancellationPolicy } from "~/core";

const HOUR_MS = 3_600_000;
const HOURS: Readonly<Record<Exclude<CancellationPolicy, "none">, number>> = {
  flexible24h: 24,
  moderate4d: 4 * 24,
  strict7d: 7 * 24,
};

/** In milliseconds since the epoch; `null` where the price is never given back. */
export function refundedUntilMs(policy: CancellationPolicy, startsAt: string): number | null {
  return policy === "none" ? null : Date.parse(startsAt) - HOURS[policy] * HOUR_MS;
}
