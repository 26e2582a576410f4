/** Paths under which the same page is found. */
const ALIASES: Record<string, string> = { "/bucket-list": "/app/bucket-list", "/my-quests-real": "/my-quests" };

/** The page whose views have links of their own. */
const PROFILE = "/profile";

/**
 * True if a link of the navigation leads to where one is. Of links to the same path the one with the query or the part
 * that is shown is meant: `/browse?show=quests` is quests, and not browse. Pure.
 */
export function isCurrent(href: string, here: string): boolean {
  const [link, at] = [href, here].map((address) => new URL(address, "http://localhost"));
  if (!link || !at || link.pathname !== (ALIASES[at.pathname] ?? at.pathname)) return false;
  const shown = (url: URL) => url.searchParams.get("show") ?? "";
  const view = (url: URL) => url.searchParams.get("view") ?? "";
  const isQuests = shown(at) === "quests";
  const isView = link.pathname !== PROFILE || view(link) === view(at);
  return (shown(link) === "quests") === isQuests && isView;
}
