/** Announces comments of others as they arrive: gathered, so that a lively talk does not interrupt a screen reader. */
import { useEffect, useRef, useState } from "react";
import { listed } from "../format";
import { firstName } from "../people/person";
import { useWords, type Words } from "../words";
import type { Comment } from "./comment";

const GATHER_MS = 5_000;

/** One sentence about several new comments; the text itself where it is only one. */
export function arrivalSentence(w: Words, arrived: readonly Comment[]): string {
  const [only] = arrived;
  if (!only) return "";
  const nameOf = ({ author }: Comment) => (author ? firstName(author) : w.comments.deletedPerson);
  if (arrived.length === 1) return w.comments.wrote(nameOf(only), only.text);
  return w.comments.arrived(arrived.length, listed([...new Set(arrived.map(nameOf))]));
}

/** The sentence to announce now; comments that were there at first, and one's own, are no news. */
export function useArrivals(comments: readonly Comment[]): string {
  const w = useWords();
  const known = useRef<Set<string> | null>(null);
  const waiting = useRef<Comment[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [sentence, setSentence] = useState("");
  useEffect(() => {
    const before = known.current;
    known.current = new Set(comments.map(({ id }) => id));
    if (!before) return;
    waiting.current.push(...comments.filter(({ id, isOwn }) => !isOwn && !before.has(id)));
    if (waiting.current.length === 0 || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      setSentence(arrivalSentence(w, waiting.current));
      waiting.current = [];
      timer.current = undefined;
    }, GATHER_MS);
  }, [comments, w]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return sentence;
}
