import { generate } from "lean-qr";
import { useMemo } from "react";
import classes from "./qr-code.module.css";

/** The empty edge around the squares, in squares, as ISO/IEC 18004 asks for it. */
const QUIET = 4;

/** A text as a square code, dark on light in both schemes, because cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg className={classes.code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#1e1b16" shapeRendering="crispEdges" />
    </svg>
  );
}

/** One stroke of rectangles per row, as a path. */
function drawn(text: string): { path: string; size: number } {
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      const begin = x;
      while (code.get(x, y)) x += 1;
      if (x > begin) path += `M${begin + QUIET} ${y + QUIET}h${x - begin}v1h-${x - begin}z`;
    }
  }
  return { path, size: code.size + 2 * QUIET };
}
