/** Attributes of an element with a title that a person wrote: its language, and the length of a very long word. Pure. */
import type { CSSProperties } from "react";

/** Letters of a word that fills a line of a phone in the size of a heading. */
const LONG_WORD = 15;
const GERMAN = /[äöüß]|\b(?:und|der|die|das|den|dem|mit|im|am|ins|zum|zur|bei|beim|von|vom|für|wir|ein|eine|auf)\b/i;
const ENGLISH = /\b(?:and|the|with|at|to|of|for|from|our|by|on|a|an)\b/i;

interface TitleProps {
  /** Browsers hyphenate by the rules of the language; the page's own where it is not clear which it is. */
  lang?: "de" | "en";
  "data-long"?: true;
  /** Letters of the long word as `--letters`, so that headings can fit it. */
  style?: CSSProperties;
}

export function titleProps(title: string): TitleProps {
  const lang = GERMAN.test(title) ? "de" : ENGLISH.test(title) ? "en" : undefined;
  const letters = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  const long = { "data-long": true, style: { "--letters": letters } as CSSProperties } as const;
  return { ...(lang ? { lang } : {}), ...(letters >= LONG_WORD ? long : {}) };
}
