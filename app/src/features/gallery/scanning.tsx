import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { QrCode } from "~/ui/qr/qr-code";
import { CameraNotice } from "~/ui/scanner/camera-notice";
import scannerClasses from "~/ui/scanner/scanner.module.css";
import { RowsSkeleton } from "~/ui/states";
import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { Part } from "./part";

const Scanner = lazy(() => import("~/ui/scanner/scanner").then((module) => ({ default: module.Scanner<string> })));

const TICKET = "YONDER-7KQ4-M2";
const STATES = ["asking", "denied", "missing", "busy", "unsupported"] as const;

/** A QR code, and the scanner that reads it; the camera is asked for by a press. */
export function Scanning() {
  const w = useGalleryWords().scanning;
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const next = (
    <div>
      <p>{w.welcome(code ?? "")}</p>
      <Button variant="default" mt="md" onClick={() => setCode(null)}>
        {w.next}
      </Button>
    </div>
  );
  return (
    <Part title={w.title}>
      <div className={classes.states}>
        <figure>
          <figcaption>{w.ticket}</figcaption>
          <QrCode text={TICKET} label={w.ticket} />
        </figure>
        <figure>
          <figcaption>{w.scanner}</figcaption>
          {isOpen ? (
            <Suspense fallback={<RowsSkeleton label={w.scanner} />}>
              <Scanner
                label={w.scanner}
                read={(text) => (text.startsWith("YONDER-") ? text : null)}
                onRead={setCode}
                wrong={w.wrong}
                code={{ label: w.code, example: TICKET }}
                pause={code === null ? undefined : next}
              />
            </Suspense>
          ) : (
            <Button variant="default" onClick={() => setOpen(true)}>
              {w.open}
            </Button>
          )}
        </figure>
        {STATES.map((state) => (
          <figure key={state}>
            <figcaption>{w.states[state]}</figcaption>
            <div className={scannerClasses.view}>
              <CameraNotice state={state} onRetry={() => undefined} />
            </div>
          </figure>
        ))}
      </div>
    </Part>
  );
}
