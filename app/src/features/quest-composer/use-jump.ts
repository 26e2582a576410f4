import { useEffect, useState } from "react";

const FOCUSABLE = "input:not([type=hidden]), textarea, [contenteditable=true], button, [tabindex]";
/** A field may come with its step or a sheet, which takes some frames. */
const TRIES = 40;

/** Goes to the field of a path once it is drawn: it is scrolled into sight and focused. */
export function useJump(): (field: string) => void {
  const [target, setTarget] = useState<{ field: string }>();
  useEffect(() => {
    if (!target) return;
    let tries = 0;
    let frame = 0;
    const look = () => {
      const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(target.field)}"]`);
      tries += 1;
      if (field) {
        field.scrollIntoView({ block: "center" });
        const focusable = field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE);
        focusable?.focus({ preventScroll: true });
      } else if (tries < TRIES) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return (field) => setTarget({ field });
}
