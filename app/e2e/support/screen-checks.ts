import type { Page } from "@playwright/test";
import type { Translation } from "./translation";

/** Shortest side a finger hits without care, in CSS pixels. */
const TARGET_MIN = 44;
/** Page below this is more of the same rows. */
const HEIGHT_MAX = 4_000;

/** Targets that are smaller, and why they may be. */
const SMALL_TARGETS: readonly { selector: string; reason: string }[] = [
  { selector: ".mantine-PasswordInput-innerInput", reason: "fills a field of 44 px but for its border" },
  { selector: ".mantine-TagsInput-inputField", reason: "fills a field of 44 px, which takes every press" },
  {
    selector: "p a, li p a, dd a, td a, figcaption a, small a",
    reason: "a link inside a sentence (WCAG 2.5.8, inline)",
  },
];

/** Lists the faults of the screen as it is drawn now: width, texts that are cut off, small targets, English words. */
export async function faultsOf(page: Page, translation: Translation): Promise<string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize() ?? { width: 320 };
  await page.setViewportSize({ width, height: Math.min(Math.max(height, 640), HEIGHT_MAX) });
  const found = [
    ...(await page.evaluate(sideways)),
    ...(await page.evaluate(cutOff)),
    ...(await page.evaluate(smallTargets, { min: TARGET_MIN, except: SMALL_TARGETS.map(({ selector }) => selector) })),
    ...(await page.evaluate(spoken)).filter((text) => translation.isEnglish(text)).map((text) => `English: “${text}”`),
  ];
  await page.setViewportSize({ width, height: 640 });
  return [...new Set(found)];
}

/** The page is wider than the window; says which elements stick out. */
function sideways(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth <= window.innerWidth) return [];
  const out = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
  );
  return [`scrolls sideways: ${out.slice(-1).map((element) => element.outerHTML.slice(0, 120))}`];
}

/** Texts that are cut off inside what is pressed, and inside badges. Dots at the end are a choice, but not in badges. */
function cutOff(): string[] {
  const small =
    "button, [role=button], [role=tab], [role=menuitem], .mantine-SegmentedControl-label, .mantine-Badge-root";
  const isCut = (element: Element) => {
    const { overflowX, textOverflow, clipPath, position } = getComputedStyle(element);
    const isUnseen = element.clientWidth <= 1 || (position === "absolute" && clipPath !== "none");
    const hasDots = textOverflow === "ellipsis" && !element.closest(".mantine-Badge-root");
    return !isUnseen && overflowX !== "auto" && !hasDots && element.scrollWidth > element.clientWidth + 1;
  };
  return (
    [...document.querySelectorAll(small)]
      // A button that is busy shows a ring in the place of its words.
      .filter(
        (element) => element.checkVisibility() && element.textContent?.trim() && !element.matches("[data-loading]"),
      )
      .filter((element) => [element, ...element.querySelectorAll("*:not(svg, svg *)")].some(isCut))
      .map((element) => `cut off: “${element.textContent?.trim()}”`)
  );
}

/**
 * Lists targets that are lower than a finger needs. An input and its labels are one target, and so is what surrounds a
 * link.
 */
function smallTargets({ min, except }: { min: number; except: string[] }): string[] {
  const pressed =
    "a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=menuitem]";
  const labelsOf = (element: Element) =>
    "labels" in element ? [...((element.labels as NodeListOf<Element>) ?? [])] : [];
  // A target may be larger than it looks: what counts is what lies under the finger.
  const reach = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, middle] = [left + width / 2, top + height / 2];
    const hits = (y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || labelsOf(element).some((label) => label.contains(hit)));
    };
    let [above, below] = [0, 0];
    while (above < min && hits(middle - above - 1)) above += 1;
    while (below < min && hits(middle + below)) below += 1;
    return Math.max(height, above + below, ...labelsOf(element).map((label) => label.getBoundingClientRect().height));
  };
  const isSeen = (element: Element) => {
    const { width, height, top, left } = element.getBoundingClientRect();
    const { opacity, clipPath } = getComputedStyle(element);
    const inside = top >= 0 && left > -1 && top + height <= window.innerHeight;
    return element.checkVisibility() && width > 2 && height > 2 && opacity !== "0" && clipPath === "none" && inside;
  };
  return [...document.querySelectorAll(pressed)]
    .filter((element) => isSeen(element) && !except.some((selector) => element.matches(selector)))
    .filter((element) => !element.closest("[aria-hidden=true], [inert]"))
    .map((element) => ({ element, height: reach(element) }))
    .filter(({ height }) => height < min - 0.5)
    .map(({ element, height }) => {
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      return `${Math.round(height)} px high: ${element.localName}.${element.classList[0] ?? ""} “${name.slice(0, 40)}”`;
    });
}

/** Everything the page says, seen or read out. */
function spoken(): string[] {
  const said: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode;
    const isSaid = parentElement?.checkVisibility() && !parentElement.closest("script, style, body [lang]");
    if (isSaid) said.push(walker.currentNode.textContent ?? "");
  }
  for (const name of ["aria-label", "placeholder", "title", "alt", "aria-roledescription", "aria-description"]) {
    for (const element of document.querySelectorAll(`body [${name}]`)) said.push(element.getAttribute(name) ?? "");
  }
  said.push(document.title);
  return [...new Set(said.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter(Boolean))];
}
