/** Words of the clustering playground, loaded with it, because few people need them. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type LabWords = typeof en;

/** Errors of a file, with the names that the parser of files uses. */
export type FileTrouble =
  | { kind: "columns" | "json" | "geojson"; line: number }
  | { kind: "degrees"; line: number; what: "longitude" | "latitude"; cell: string; most: number }
  | { kind: "feature"; line: number; feature: number }
  | { kind: "empty" };

/** A time compared with another one; `times` is written out, "9×". */
export interface Relation {
  kind: "faster" | "slower" | "same";
  times: string;
}

/** Ends of a contender before it is through, and its progress in that round. */
export type Ended = { kind: "stopped"; afterS: number } | { kind: "cancelled" } | { kind: "failed"; message: string };
export interface HalfWay {
  buildMs?: number;
}

export function useLabWords(): LabWords {
  return { en, de }[useLanguage()];
}
