import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { locale } from "../words";
import { type ControlWords, useControlWords } from "../words/controls";
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
  /** What is wrong with it for other reasons; said instead of the field's own error. */
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
  const { text, type, settle, problem } = useTypedAmount({ value, currency, language, onChange, min, max });
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

interface Typed {
  value: number | null;
  currency: string;
  language: string;
  onChange: (minor: number | null) => void;
  min: number;
  max: number | undefined;
}

/** The text of the field: as typed while it is typed, as it is written once it is left, and never rounded. */
function useTypedAmount({ value, currency, language, onChange, min, max }: Typed) {
  const write = (minor: number | null) => (minor === null ? "" : plainAmount(minor, currency, language));
  const [draft, setDraft] = useState<{ text: string; minor: number | null } | null>(null);
  const [left, setLeft] = useState(true);
  // A value that comes from elsewhere, such as one that was taken back, outranks what was typed before.
  const typed = draft && draft.minor === value ? draft.text : null;
  const text = typed ?? write(value);
  const read = (each: string): number | Problem | null => {
    if (each.trim() === "") return null;
    const parsed = parseMoney(each, currency, language);
    if ("problem" in parsed) return parsed.problem;
    if (parsed.minor < min) return "tooLow";
    return max !== undefined && parsed.minor > max ? "tooHigh" : parsed.minor;
  };
  const result = read(text);
  return {
    text,
    problem: left && typeof result === "string" ? result : null,
    type: (next: string) => {
      const found = read(next);
      const minor = typeof found === "number" ? found : null;
      setDraft({ text: next, minor });
      setLeft(false);
      onChange(minor);
    },
    settle: () => {
      setLeft(true);
      if (typeof result !== "string") setDraft(null);
    },
  };
}

function sentence(
  w: ControlWords["money"],
  problem: Problem,
  { currency, min, max }: { currency: string; min: number; max: number | undefined },
): string {
  const example = formatMoney(1250, currency);
  if (problem === "tooPrecise") return w.tooPrecise(currencyName(currency), currencyDigits(currency));
  if (problem === "unreadable") return w.unreadable(example);
  if (problem === "negative") return w.negative;
  if (problem === "tooLow") return w.tooLow(formatMoney(min, currency));
  return max === undefined ? w.tooLarge : w.tooHigh(formatMoney(max, currency));
}
