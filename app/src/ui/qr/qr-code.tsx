import { generate } from "lean-qr";
import { useMemo } from "react";
import classes from "./qr-code.module.css";

/** Modules of empty edge around the code, as ISO/IEC 18004 asks for it. */
const QUIET_ZONE = 4;

/** A text as a QR code, dark on light in both schemes, because cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => pathOf(text), [text]);
  return (
    <svg className={classes.code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#1e1b16" shapeRendering="crispEdges" />
    </svg>
  );
}

/** The dark modules as one path: a rectangle for each run of a row. */
function pathOf(text: string): { path: string; size: number } {
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      const begin = x;
      while (code.get(x, y)) x += 1;
      if (x > begin) path += `M${begin + QUIET_ZONE} ${y + QUIET_ZONE}h${x - begin}v1h-${x - begin}z`;
    }
  }
  return { path, size: code.size + 2 * QUIET_ZONE };
}
