/** Whether a key belongs to a field that somebody types into, and so is no shortcut. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  const box = target instanceof HTMLInputElement && ["checkbox", "radio", "button"].includes(target.type);
  return !box && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
}
