import type { KeyboardEvent } from "react";

/** Moves the focus by arrow keys through the field and the rows of a list, which are marked with `data-row`. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row]:not(:disabled)")];
  const at = rows.indexOf(event.target as HTMLElement);
  const next = at === -1 ? undefined : rows[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
