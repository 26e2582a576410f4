import { Button } from "@mantine/core";
import { IconBulb, IconBulbOff, IconPhoto } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useWords } from "../words";
import { CameraNotice } from "./camera-notice";
import { CodeEntry } from "./code-entry";
import { openQrDetector } from "./qr-detector";
import { RepeatFilter } from "./repeat-filter";
import classes from "./scanner.module.css";
import { useCamera } from "./use-camera";
import { useScan } from "./use-scan";

interface Props<Value> {
  /** Name of the thing to scan: "the guest's ticket". */
  label: string;
  /** Understands the text of a code, or one that was typed; `null` for a code of something else. */
  read: (text: string) => Value | null;
  onRead: (value: Value) => void;
  /** Says that a code is of something else: "This is no ticket for tonight." */
  wrong: string;
  /** Label of the typed code where there is no camera, and an example of it. */
  code: { label: string; example: string };
  /** Stands in front of the picture while nothing is scanned, as after a code was read. */
  pause?: ReactNode;
}

/** Scans QR codes by the camera, from a photo, or typed. A code in sight of the camera is read once. */
export function Scanner<Value>({ label, read, onRead, wrong, code, pause }: Props<Value>) {
  const w = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const [filter] = useState(() => new RepeatFilter());
  const [problem, setProblem] = useState<string | null>(null);
  const isOn = pause === undefined;
  const whole = useRef<HTMLElement>(null);
  // What opened it is often gone then.
  useEffect(() => whole.current?.focus({ preventScroll: true }), []);
  const camera = useCamera(video);
  useEffect(() => {
    if (isOn) filter.resume(Date.now());
  }, [isOn, filter]);
  const take = (text: string): boolean => {
    const value = read(text);
    setProblem(value === null ? wrong : null);
    if (value !== null) onRead(value);
    return value !== null;
  };
  useScan(video, {
    isOn: isOn && camera.state === "live",
    onText: (text) => {
      if (filter.isRepeat(text, Date.now())) return;
      if (take(text)) navigator.vibrate?.(40);
    },
    onFailure: () => setProblem(w.scanner.unloaded),
  });
  const readPhoto = async (file: File) => {
    const text = await textIn(file).catch(() => undefined);
    if (text === undefined) setProblem(w.scanner.unreadable);
    else take(text);
  };
  return (
    <section ref={whole} tabIndex={-1} className={classes.scanner} aria-label={label}>
      <div className={classes.view} data-state={camera.state}>
        <video ref={video} autoPlay muted playsInline disablePictureInPicture tabIndex={-1} />
        <span className={classes.frame} data-wrong={problem !== null || undefined} aria-hidden="true" />
        {pause ? <div className={classes.pause}>{pause}</div> : null}
        {camera.torch && isOn ? (
          <button
            type="button"
            className={classes.torch}
            aria-pressed={camera.torch.isOn}
            onClick={camera.torch.toggle}
          >
            {camera.torch.isOn ? (
              <IconBulbOff size={20} aria-hidden="true" />
            ) : (
              <IconBulb size={20} aria-hidden="true" />
            )}
            {w.scanner.torch}
          </button>
        ) : null}
        {camera.state === "live" || pause ? null : <CameraNotice state={camera.state} onRetry={camera.retry} />}
      </div>
      <p className={classes.status} role="status" data-wrong={problem !== null || undefined}>
        {problem ?? (camera.state === "live" && isOn ? w.scanner.aim : "")}
      </p>
      <CodeEntry label={code.label} example={code.example} onEnter={take} />
      <PhotoButton onPhoto={(file) => void readPhoto(file)} />
    </section>
  );
}

function PhotoButton({ onPhoto }: { onPhoto: (file: File) => void }) {
  const w = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Emptied, so that the same photo can be chosen again.
          event.currentTarget.value = "";
          if (file) onPhoto(file);
        }}
      />
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconPhoto size={18} stroke={1.6} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {w.scanner.fromPhoto}
      </Button>
    </div>
  );
}

/** The text of the first QR code in a photo; `undefined` where there is none. */
async function textIn(file: File): Promise<string | undefined> {
  const [detect, image] = await Promise.all([openQrDetector(), createImageBitmap(file)]);
  const [text] = await detect(image).finally(() => image.close());
  return text;
}
