import type { Money } from "~/api/schema";
import { formatPrice } from "~/ui/money/format-money";

/** Sums of money in several currencies in one line; empty where there is none. */
export const moneyText = (money: readonly Money[]): string =>
  money.map(({ currency, amount }) => formatPrice(amount, currency)).join(" + ");
