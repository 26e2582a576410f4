import { isUploaded } from "~/api/photo";
import { pointOf } from "~/sync/geo";
import type { PlayRecord } from "~/sync/play/play-record";

/**
 * Loads what comes with its first use otherwise, so that it is on this device where there is no signal: streets of the
 * area and what draws them, photos of stops, and the reader of codes. Stops and clues are in the record already.
 */
export async function saveOffline({ quest }: PlayRecord): Promise<void> {
  const stops = quest.stops ?? [];
  const points = stops.flatMap((stop) => pointOf(stop) ?? []);
  const photos = stops.flatMap(({ photo }) => (isUploaded(photo) ? photo : []));
  const hasCode = stops.some(({ proof }) => proof?.type === "code");
  await Promise.allSettled([
    import("~/map/streets/save-area").then(({ saveArea }) => saveArea(points)),
    hasCode ? import("~/ui/scanner/qr-detector").then(({ openQrDetector }) => openQrDetector()) : undefined,
    import("~/ui/scanner/scanner"),
    // A photo never changes, so that the browser keeps what it has loaded once.
    ...photos.map((photo) => fetch(photo)),
  ]);
}
