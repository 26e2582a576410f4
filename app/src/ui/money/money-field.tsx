import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { type Read, useTypedValue } from "../use-typed-value";
import { type ControlWords, useControlWords } from "../words/controls";
import { locale } from "../words/language";
import { currencyDigits } from "./currency-digits";
import { currencyName, currencySign, formatMoney, plainAmount } from "./format-money";
import { type MoneyProblem, parseMoney } from "./parse-money";

interface Props {
  label: ReactNode;
  /** Minor units of the currency; `null` where there is no amount, or none that can be read. */
  value: number | null;
  currency: string;
  onChange: (minor: number | null) => void;
  description?: ReactNode;
  /** Error for other reasons; shown instead of the field's own error. */
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Bounds, in minor units. */
  min?: number;
  max?: number;
}

/** An amount of money, typed as one writes it in the language shown. What cannot be read is said, and stays as typed. */
export function MoneyField({ value, currency, onChange, error, min = 0, max, ...input }: Props) {
  const w = useControlWords().money;
  const language = locale();
  const { text, type, settle, problem } = useTypedValue<number, Problem>({
    value,
    onChange,
    read: (each) => readAmount(each, currency, language, { min, max }),
    write: (minor) => plainAmount(minor, currency, language),
  });
  const { sign, side } = currencySign(currency, language);
  const mark = { [side === "before" ? "leftSection" : "rightSection"]: <span aria-hidden="true">{sign}</span> };
  const width = `${Math.max(2.25, 1.25 + sign.length * 0.6)}rem`;
  return (
    <TextInput
      {...input}
      {...mark}
      leftSectionWidth={width}
      rightSectionWidth={width}
      value={text}
      inputMode={currencyDigits(currency) > 0 ? "decimal" : "numeric"}
      autoComplete="off"
      aria-description={currencyName(currency, language)}
      error={error ?? (problem ? sentence(w, problem, { currency, min, max }) : undefined)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={settle}
    />
  );
}

type Problem = MoneyProblem | "tooLow" | "tooHigh";

interface Bounds {
  min: number;
  max: number | undefined;
}

function readAmount(text: string, currency: string, language: string, bounds: Bounds): Read<number, Problem> {
  if (text.trim() === "") return null;
  const parsed = parseMoney(text, currency, language);
  if ("problem" in parsed) return parsed;
  if (parsed.minor < bounds.min) return { problem: "tooLow" };
  if (bounds.max !== undefined && parsed.minor > bounds.max) return { problem: "tooHigh" };
  return { value: parsed.minor };
}

function sentence(
  w: ControlWords["money"],
  problem: Problem,
  { currency, min, max }: Bounds & { currency: string },
): string {
  const example = formatMoney(1250, currency);
  if (problem === "tooPrecise") return w.tooPrecise(currencyName(currency), currencyDigits(currency));
  if (problem === "unreadable") return w.unreadable(example);
  if (problem === "negative") return w.negative;
  if (problem === "tooLow") return w.tooLow(formatMoney(min, currency));
  return max === undefined ? w.tooLarge : w.tooHigh(formatMoney(max, currency));
}
