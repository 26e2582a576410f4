import { createRoot } from "react-dom/client";
import { App, begin } from "~/app";
import { isWhole } from "~/ui/whole";
import { type Language, setLanguage } from "~/ui/words/language";

/** A page as it is painted before the app has come. */
export interface Drawn {
  markup: string;
  /** The styles that the theme makes while it runs. */
  styles: string;
}

/**
 * Draws a page as somebody new sees it. The build calls this, in a browser of Node's own, and writes what comes of it into
 * the script that paints.
 */
export async function draw(path: string, language: Language, patienceMs: number): Promise<Drawn> {
  window.history.replaceState(null, "", path);
  await setLanguage(language);
  const holder = document.body.appendChild(document.createElement("div"));
  const root = createRoot(holder);
  begin();
  root.render(<App />);
  const until = performance.now() + patienceMs;
  while (!isWhole(holder)) {
    if (performance.now() > until) throw new Error(`${path} is not whole after ${patienceMs} ms: ${holder.innerHTML}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  // What is chosen is no part of the markup, unless it is said.
  for (const select of holder.querySelectorAll("select")) select.selectedOptions[0]?.setAttribute("selected", "");
  const page = holder.cloneNode(true) as HTMLElement;
  root.unmount();
  holder.remove();
  const themed = [...page.querySelectorAll("style")];
  for (const style of themed) style.remove();
  return { markup: stilled(page).innerHTML, styles: themed.map(({ textContent }) => textContent).join("\n") };
}

/**
 * Makes what only the app answers to wait for it: links work, the rest is not to be typed into or pressed. Styles of
 * elements become data, because the policy of the page lets no markup style itself, and scripts only through the page's
 * objects.
 */
function stilled(page: HTMLElement): HTMLElement {
  const each = (selector: string, change: (element: Element) => void) =>
    page.querySelectorAll(selector).forEach(change);
  each("[style]", (element) => {
    element.setAttribute("data-style", element.getAttribute("style") ?? "");
    element.removeAttribute("style");
  });
  each("input, textarea", (field) => field.setAttribute("readonly", ""));
  each("button, select", (control) => control.setAttribute("aria-disabled", "true"));
  each("[data-state]", (map) => {
    for (const { name } of [...map.attributes]) if (name.startsWith("data-")) map.removeAttribute(name);
  });
  return page;
}
