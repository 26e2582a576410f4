/**
 * Everything the app says, in one place: `en` is complete and is the shape the other languages must have. A part of it
 * that takes arguments is a function, so that each language has its own order and plurals.
 */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { en } from "./en";
import { first } from "./en/first";

export type Words = typeof en;

export const languages = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof languages;

const CHOSEN = "yonder-language";

interface Spoken {
  language: Language;
  words: Words;
  /** The sentences of failures by their codes; none in English, which is what the core speaks. */
  failures: Readonly<Record<string, string>>;
}

/** The words of a first view to begin with; the others come beside them before anything is drawn that says them: see `later`. */
const inEnglish = { ...first } as Words;

const spoken = createStore<Spoken>(() => ({ language: "en", words: inEnglish, failures: {} }));

/** The words of the language chosen, followed when another one is. */
export function useWords(): Words {
  return useStore(spoken, ({ words }) => words);
}

export function useLanguage(): Language {
  return useStore(spoken, ({ language }) => language);
}

/** The words, for what is said outside of components. */
export function words(): Words {
  return spoken.getState().words;
}

/** The language and region that numbers and dates are written for: the reader's own where it is of the language shown. */
export function locale(): string {
  const { language } = spoken.getState();
  return navigator.languages.find((each) => each.startsWith(language)) ?? language;
}

/** Speaks another language from now on, and on this device the next time. */
export async function speak(language: Language): Promise<void> {
  const { words, failures } = language === "en" ? await english() : await german();
  localStorage.setItem(CHOSEN, language);
  document.documentElement.lang = language;
  spoken.setState({ language, words, failures });
}

async function english(): Promise<Pick<Spoken, "words" | "failures">> {
  const { en } = await import("./en");
  return { words: Object.assign(inEnglish, en), failures: {} };
}

/**
 * Has all words there, and not only those of a first view; other languages than English come whole. Nobody who drew with
 * the first ones has to draw anew: those stay what they are, and the others come beside them.
 */
export async function speakInFull(): Promise<void> {
  await english();
}

async function german(): Promise<Pick<Spoken, "words" | "failures">> {
  const [{ de }, { failures }] = await Promise.all([import("./de"), import("./de/failures")]);
  return { words: de, failures };
}

/** Hears the sentences of failures in the language chosen, now and when it changes. */
export function onFailureWords(hear: (failures: Readonly<Record<string, string>>) => void): void {
  hear(spoken.getState().failures);
  spoken.subscribe(({ failures }) => hear(failures));
}

/** Speaks what was chosen here before, or what the browser asks for. */
export async function speakAsBefore(): Promise<void> {
  const wanted = [localStorage.getItem(CHOSEN), ...navigator.languages].map((each) => each?.slice(0, 2));
  const language = wanted.find((each): each is Language => each !== undefined && each in languages);
  if (language && language !== "en") await speak(language);
}
