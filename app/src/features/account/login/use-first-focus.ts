import { useEffect, useRef } from "react";

/** Puts the cursor into the field of a step that was just entered. */
export function useFirstFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
