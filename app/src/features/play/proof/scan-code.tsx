import { lazy, Suspense } from "react";
import { later } from "~/ui/later";
import { Sheet } from "~/ui/sheet/sheet";
import { RowsSkeleton } from "~/ui/states";
import { usePlayWords } from "~/ui/words/play";

const Scanner = lazy(later(() => import("~/ui/scanner/scanner").then((part) => ({ default: part.Scanner<string> }))));

/** Reads the code at a stop by the camera, from a photo, or typed. */
export function ScanCode({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const { at } = usePlayWords();
  const { scanner: w } = at;
  return (
    <Sheet opened onClose={onClose} title={at.scan}>
      <Suspense fallback={<RowsSkeleton label={w.label} />}>
        <Scanner
          label={w.label}
          read={(text) => text.trim() || null}
          onRead={onCode}
          wrong={w.wrong}
          code={{ label: at.code, example: w.example }}
        />
      </Suspense>
    </Sheet>
  );
}
