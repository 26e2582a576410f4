/** True if a key belongs to a field that somebody types into, and so is no shortcut. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  const box = target instanceof HTMLInputElement && ["checkbox", "radio", "button"].includes(target.type);
  return !box && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
}

/** True if a dialog lies over the page. What is typed then is meant for it, even while no field of it has the focus. */
export function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}
