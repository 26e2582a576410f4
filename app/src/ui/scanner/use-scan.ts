import { type RefObject, useEffect, useRef } from "react";
import { type DetectQr, openQrDetector } from "./qr-detector";

/** Pause between two looks: quick enough to feel immediate, and leaves the phone time to draw. */
const PAUSE_MS = 120;

interface Options {
  isOn: boolean;
  /** Hears every text that is read, also the same one again and again while it is in sight. */
  onText: (text: string) => void;
  /** The detector could not be loaded: scanning will not work until it is tried again. */
  onFailure: () => void;
  open?: () => Promise<DetectQr>;
}

/** Reads QR codes in a video, one frame after the other, as long as it is on. */
export function useScan(
  video: RefObject<HTMLVideoElement | null>,
  { isOn, onText, onFailure, open = openQrDetector }: Options,
): void {
  const hear = useRef({ onText, onFailure });
  useEffect(() => {
    hear.current = { onText, onFailure };
  });
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const look = async (detect: DetectQr) => {
      const frame = video.current;
      // A frame that cannot be read, as while the camera turns, is no failure.
      const texts =
        frame && frame.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detect(frame).catch(() => []) : [];
      if (isStopped) return;
      for (const text of texts) hear.current.onText(text);
      timer = setTimeout(() => void look(detect), PAUSE_MS);
    };
    open().then(
      (detect) => isStopped || void look(detect),
      () => isStopped || hear.current.onFailure(),
    );
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [video, isOn, open]);
}
