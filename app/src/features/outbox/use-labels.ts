import { useEffect, useState } from "react";
import { describeEntry, wordsOfEntry } from "~/sync/outbox/controls";
import type { Entry } from "~/sync/outbox/entry";
import { useLanguage } from "~/ui/words/language";

/** A change in a few words, and the person's own words in it. */
export interface Label {
  label: string;
  words: string;
}

const none: ReadonlyMap<string, Label> = new Map();

/** Names entries in the language chosen, by their keys, while they are looked at. */
export function useLabels(entries: readonly Entry[], isOpen: boolean): ReadonlyMap<string, Label> {
  const [labels, setLabels] = useState(none);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words that name entries are those of the language
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    const naming = entries.map(async (entry) => {
      const [label, words] = await Promise.all([describeEntry(entry), wordsOfEntry(entry)]);
      return [entry.key, label && { label, words }] as const;
    });
    void Promise.all(naming).then((named) => {
      if (isCurrent) setLabels(new Map(named.flatMap(([key, label]) => (label ? [[key, label]] : []))));
    });
    return () => {
      isCurrent = false;
    };
  }, [entries, isOpen, language]);
  return labels;
}
