import { useEffect, useRef, useState } from "react";
import { keepTyped, readTyped } from "./typed-texts";

type Change = string | ((before: string) => string);

/** The text of a field that saves nothing while one types, restored after the browser was closed. */
export function useTypedText(field: string): [text: string, setText: (change: Change) => void] {
  const [text, setText] = useState("");
  /** The newest text; `null` while nobody has typed. */
  const typed = useRef<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    typed.current = null;
    void readTyped(field).then((kept) => {
      // What is typed while that is read is newer.
      if (isCurrent && typed.current === null) setText(kept);
    });
    return () => {
      isCurrent = false;
    };
  }, [field]);
  const change = (next: Change) => {
    typed.current = typeof next === "string" ? next : next(typed.current ?? "");
    setText(typed.current);
    keepTyped(field, typed.current);
  };
  return [text, change];
}
