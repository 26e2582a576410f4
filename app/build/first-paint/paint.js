/**
 * Paints the page as somebody new sees it, as soon as its styles are there, and then has the app come, which draws the
 * same page and takes its place. For whoever has something here, and on other pages, the app comes at once.
 * `write.mjs` writes a build's pages and files in front of this, and wraps both into a function.
 */
/* global PAGES, YEAR, APP */

/** The first month, from 0, in which the first page is about the next year: as `sync/lists/planned-year.ts` has it. */
const PLANNING_FROM = 9;

/** The page of an address, and the year it is about; nothing where the page depends on more than that. */
function pageOf({ pathname, search }, now) {
  const presentYear = now.getFullYear();
  const [, year] = /^\/(20\d\d)$/.exec(pathname) ?? [];
  if (pathname === "/") return { path: "/", year: presentYear + (now.getMonth() >= PLANNING_FROM ? 1 : 0) };
  if (search !== "") return undefined;
  if (pathname === "/bucket-list") return { path: pathname, year: presentYear };
  return year > 2000 && year < 2099 ? { path: `/${YEAR}`, year: Number(year) } : undefined;
}

/** What was noted here by an earlier visit; nothing where the browser keeps nothing. */
function noted(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function isNew() {
  const isNobodyHere = !/(^|; )auth_token=/.test(document.cookie) && noted("yonder-last-session") === null;
  return isNobodyHere && noted("yonder-lists") === null;
}

function languageHere() {
  const wanted = [noted("yonder-language"), ...navigator.languages].map((each) => each?.slice(0, 2));
  return wanted.find((each) => each in PAGES) ?? "en";
}

/** The colours that were chosen here, or those of the device. */
function schemeHere() {
  const chosen = noted("mantine-color-scheme-value");
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function paint(root, page) {
  const language = languageHere();
  const inYear = (by) => (markup) => markup.replaceAll(String(YEAR + by), String(page.year + by));
  const markup = [-1, 0, 1].map(inYear).reduce((text, put) => put(text), PAGES[language][page.path]);
  document.documentElement.lang = language;
  document.documentElement.dataset.mantineColorScheme = schemeHere();
  root.innerHTML = markup;
  for (const element of root.querySelectorAll("[data-style]")) element.style.cssText = element.dataset.style;
  root.dataset.painted = "";
}

/** Has everything fetched at once that the app would only ask for step by step, and runs it. */
function come(page) {
  const add = (attributes) => document.head.append(Object.assign(document.createElement("link"), attributes));
  const { always = [], withLists = [] } = APP.parts[page?.path] ?? {};
  for (const href of [...APP.modules, ...always, ...(isNew() ? [] : withLists)]) {
    add(
      href.endsWith(".css")
        ? { rel: "preload", as: "style", crossOrigin: "", href }
        : { rel: "modulepreload", crossOrigin: "", href },
    );
  }
  for (const href of APP.core) add({ rel: "preload", as: "fetch", crossOrigin: "", href });
  const script = Object.assign(document.createElement("script"), { type: "module", crossOrigin: "", src: APP.script });
  document.head.append(script);
}

/** How long to wait at most until it is known that something is shown. */
const PATIENCE_MS = 500;

/** Runs something once what is painted is shown, so that the app does not take the processor and the line before. */
function whenShown(run) {
  const once = () => {
    observer.disconnect();
    clearTimeout(timer);
    run();
  };
  const observer = new PerformanceObserver((paints) => paints.getEntriesByName("first-contentful-paint")[0] && once());
  const timer = setTimeout(once, PATIENCE_MS);
  observer.observe({ type: "paint", buffered: true });
}

const page = pageOf(location, new Date());
const isPainted = page !== undefined && isNew();
if (isPainted) paint(document.getElementById("root"), page);
// A hidden page shows nothing.
if (isPainted && !document.hidden) whenShown(() => come(page));
else come(page);
