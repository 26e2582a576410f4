/** Lets the browser blend from one page into the next, where it can and nobody wants things still. */
export function blended(change: () => void): void {
  const still = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  const canBlend = "startViewTransition" in document && !document.hidden && !still;
  if (canBlend) document.startViewTransition(change);
  else change();
}
