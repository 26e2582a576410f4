/** The language that the app speaks: chosen here before, or asked for by the browser. Loads the texts of other languages. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Words } from ".";

export const languages = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof languages;

const STORAGE_KEY = "yonder-language";

interface LanguageState {
  language: Language;
  /** All texts of the language, which comes as one part; `null` for English, whose texts come with the modules that use them. */
  translation: Words | null;
  /** The sentences of failures by their codes; none in English, which is what the core speaks. */
  failures: Readonly<Record<string, string>>;
}

export const languageStore = createStore<LanguageState>(() => ({ language: "en", translation: null, failures: {} }));

export function useLanguage(): Language {
  return useStore(languageStore, ({ language }) => language);
}

/** The language and region that numbers and dates are written for: the reader's own where it is of the language shown. */
export function locale(): string {
  const { language } = languageStore.getState();
  return navigator.languages.find((each) => each.startsWith(language)) ?? language;
}

/** Changes the language, on this device also for the next time. Rejects where its texts cannot be loaded. */
export async function setLanguage(language: Language): Promise<void> {
  const texts = language === "en" ? { translation: null, failures: {} } : await loadGerman();
  localStorage.setItem(STORAGE_KEY, language);
  document.documentElement.lang = language;
  languageStore.setState({ language, ...texts });
}

async function loadGerman(): Promise<Pick<LanguageState, "translation" | "failures">> {
  const [{ de }, { failures }] = await Promise.all([import("./de"), import("./de/failures")]);
  return { translation: de, failures };
}

/** Calls a listener with the sentences of failures in the language chosen, now and when it changes. */
export function onFailureWords(listener: (failures: Readonly<Record<string, string>>) => void): void {
  listener(languageStore.getState().failures);
  languageStore.subscribe(({ failures }) => listener(failures));
}

/** Sets the language chosen here before, or the first one that the browser asks for and the app has. */
export async function restoreLanguage(): Promise<void> {
  const wanted = [localStorage.getItem(STORAGE_KEY), ...navigator.languages].map((each) => each?.slice(0, 2));
  const language = wanted.find((each): each is Language => each !== undefined && each in languages);
  if (language && language !== "en") await setLanguage(language);
}
