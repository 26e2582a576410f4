/** What the clustering playground says, apart from the other words: few people need it, and it is loaded with the playground. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type LabWords = typeof en;

/** What can be wrong with a file; what the reader of files knows of it has the same names. */
export type FileTrouble =
  | { kind: "columns" | "json" | "geojson"; line: number }
  | { kind: "degrees"; line: number; what: "longitude" | "latitude"; cell: string; most: number }
  | { kind: "feature"; line: number; feature: number }
  | { kind: "empty" };

/** How a contender can end before it is through, and how far it was in the round. */
export type Ended = { kind: "stopped"; afterS: number } | { kind: "cancelled" } | { kind: "failed"; message: string };
export interface HalfWay {
  buildMs?: number;
}

export function useLabWords(): LabWords {
  return { en, de }[useLanguage()];
}
