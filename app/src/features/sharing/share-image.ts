import type { SavedList } from "~/state/lists";
import { saveFile } from "~/ui/save-file";

/** Address of the picture that previews of the list's link show, 1200 × 630. */
export function cardUrl(id: string, secret: string | null): string {
  const query = secret ? `?k=${encodeURIComponent(secret)}` : "";
  return `/cards/list/${encodeURIComponent(id)}.png${query}`;
}

async function fetchCard(id: string, year: number, secret: string | null): Promise<File> {
  // Shared and shown again after a change, it must say what the list says now.
  const answer = await fetch(cardUrl(id, secret), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`the card was answered with ${answer.status}`);
  return new File([await answer.blob()], `yonder-${year}.png`, { type: "image/png" });
}

/** Hands the picture of a list to the device's own sheet for sharing, or saves it where there is none. */
export async function shareImage({ id, data }: SavedList, secret: string | null): Promise<void> {
  const file = await fetchCard(id, data.year, secret);
  const content = { files: [file] };
  if (!navigator.canShare?.(content)) return saveFile(file);
  // To close the sheet without choosing anybody is no failure.
  await navigator.share(content).catch((failure: unknown) => {
    if (!(failure instanceof DOMException && failure.name === "AbortError")) saveFile(file);
  });
}
