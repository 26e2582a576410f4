import classes from "./cheer.module.css";

const DROPS = 14;
const LENGTH_MS = 640;
const LEAST_PX = 26;
const MOST_PX = 62;
/** Named by what they are for: the splash has the colours of the product, whatever the theme. */
const COLOURS = ["var(--accent)", "var(--sun)", "var(--moss)", "var(--lagoon)"];

/** A splash of ink around something that was just done. Decoration, and nothing at all for who asked for stillness. */
export function cheer(around: Element | null): void {
  if (!around || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { left, top, width, height } = around.getBoundingClientRect();
  const splash = document.createElement("div");
  splash.className = classes.splash ?? "";
  splash.ariaHidden = "true";
  splash.style.left = `${left + width / 2}px`;
  splash.style.top = `${top + height / 2}px`;
  const drops = Array.from({ length: DROPS }, (_, at) => drop(at));
  splash.append(...drops);
  document.body.append(splash);
  const ends = drops.map((each, at) => fly(each, at).finished);
  void Promise.allSettled(ends).then(() => splash.remove());
}

function drop(at: number): HTMLElement {
  const each = document.createElement("i");
  each.style.background = COLOURS[at % COLOURS.length] ?? "";
  return each;
}

/** Drops leave all round, every other one farther, and fall a little before they are gone. */
function fly(drop: HTMLElement, at: number): Animation {
  const angle_rad = (2 * Math.PI * (at + Math.random() * 0.6)) / DROPS;
  const far = at % 2 ? LEAST_PX + Math.random() * 14 : MOST_PX - Math.random() * 12;
  const [x, y] = [Math.cos(angle_rad) * far, Math.sin(angle_rad) * far];
  return drop.animate(
    [
      { transform: "translate(0, 0) scale(0.4)", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(1)`, opacity: 1, offset: 0.55 },
      { transform: `translate(${x * 1.08}px, ${y * 1.08 + 14}px) scale(0.3)`, opacity: 0 },
    ],
    { duration: LENGTH_MS, easing: "cubic-bezier(0.16, 0.8, 0.4, 1)", fill: "forwards" },
  );
}
