import { errorCatalogue } from "@yonder/wasm-core/product";
import { de as carpoolDe } from "../../src/ui/words/carpool/de";
import { en as carpoolEn } from "../../src/ui/words/carpool/en";
import { de as controlsDe } from "../../src/ui/words/controls/de";
import { en as controlsEn } from "../../src/ui/words/controls/en";
import { de } from "../../src/ui/words/de";
import { failures } from "../../src/ui/words/de/failures";
import { en } from "../../src/ui/words/en";
import { de as galleryDe } from "../../src/ui/words/gallery/de";
import { en as galleryEn } from "../../src/ui/words/gallery/en";
import { de as labDe } from "../../src/ui/words/lab/de";
import { en as labEn } from "../../src/ui/words/lab/en";
import { de as questDe } from "../../src/ui/words/quest/de";
import { en as questEn } from "../../src/ui/words/quest/en";

/** Stands for an argument of a text. */
const ARGUMENT = "\u0002";
/** Words that no German sentence has. */
const ONLY_ENGLISH = /\b(the|and|your|you|with|from|this|that|are|is|of|to)\b/i;

/** Texts that the product's specification gives in these words, in every language. */
const GIVEN = /^(Page Not Found|Page not found|Internal Server Error)(:.*)?( · Yonder)?$|^https?:\/\//;

export interface Translation {
  isEnglish(text: string): boolean;
}

/**
 * Knows the texts of both languages: what is English and not German as well, or reads like it, is not translated.
 *
 * @param ownTexts - of the people in the test
 */
export function translation(ownTexts: readonly string[] = []): Translation {
  const english = texts([
    en,
    carpoolEn,
    controlsEn,
    galleryEn,
    labEn,
    questEn,
    errorCatalogue().map(({ sentence }) => sentence),
  ]);
  const german = texts([de, carpoolDe, controlsDe, galleryDe, labDe, questDe, failures]);
  const isFine = (text: string) => GIVEN.test(text) || ownTexts.includes(text) || german.has(text);
  return { isEnglish: (text) => !isFine(text) && (english.has(text) || ONLY_ENGLISH.test(text)) };
}

function texts(catalogues: readonly unknown[]): { has(text: string): boolean } {
  const all = catalogues.flatMap(sentences).map((text) => text.replaceAll(/\s+/g, " ").trim());
  const plain = new Set(all);
  const patterns = all.filter((text) => text.includes(ARGUMENT) && /[a-zäöü]{3}/i.test(text)).map(pattern);
  return { has: (text) => plain.has(text) || patterns.some((each) => each.test(text)) };
}

/** All texts of a catalogue; where one takes arguments, with a mark in the place of each. */
function sentences(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [...said(value, ARGUMENT), ...said(value, 1)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(sentences) : [];
}

/** Some texts take more than words and numbers; those are not known here. */
function said(text: (...args: unknown[]) => unknown, argument: unknown): string[] {
  try {
    return [String(text(...Array.from({ length: text.length }, () => argument)))];
  } catch {
    return [];
  }
}

function pattern(text: string): RegExp {
  const parts = text.split(ARGUMENT).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
}
