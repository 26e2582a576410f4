import { Select } from "@mantine/core";
import { useMemo } from "react";
import type { CancellationPolicy } from "~/core";
import { currencyName } from "~/ui/money/format-money";
import { MoneyField } from "~/ui/money/money-field";
import { usualCurrency } from "~/ui/money/usual-currency";
import { locale } from "~/ui/words/language";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";

const POLICIES: readonly CancellationPolicy[] = ["flexible24h", "moderate4d", "strict7d", "none"];
const PRICE_MAX = 1_000_000_000;

/** The price of a seat in its currency, and until when it is given back. */
export function PriceFields() {
  const w = useComposerWords().dates;
  const { content, set } = useComposerContext();
  const language = locale();
  const currency = content.price?.currency ?? usualCurrency(language);
  const currencies = useMemo(
    () =>
      Intl.supportedValuesOf("currency").map((value) => ({
        value,
        label: `${value}, ${currencyName(value, language)}`,
      })),
    [language],
  );
  return (
    <>
      <div className={`${classes.pair} ${classes.ends}`} data-field="price">
        <MoneyField
          label={w.price}
          description={w.free}
          value={content.price?.amount ?? null}
          currency={currency}
          max={PRICE_MAX}
          onChange={(amount) => set({ price: amount ? { amount, currency } : (null as never) })}
        />
        <Select
          label={w.currency}
          searchable
          data={currencies}
          value={currency}
          allowDeselect={false}
          onChange={(next) => next && set({ price: { amount: content.price?.amount ?? 0, currency: next } })}
        />
      </div>
      {content.price && content.price.amount > 0 ? (
        <Select
          label={w.policy}
          data={POLICIES.map((value) => ({ value, label: w.policies[value] }))}
          value={content.policy ?? "flexible24h"}
          allowDeselect={false}
          onChange={(policy) => policy && set({ policy: policy as CancellationPolicy })}
        />
      ) : null}
    </>
  );
}
