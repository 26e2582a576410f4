/** A picture of a walk to be shared: paper, the way in one line, the title and what it was. */
import { pixelOf } from "~/map/view";
import type { Point } from "~/sync/geo";
import { frameOf } from "../frame-of";

interface Walk {
  title: string;
  /** Time and length, as the reader writes them. */
  facts: readonly string[];
  line: readonly Point[];
  stops: readonly Point[];
}

/** As high as feeds of pictures show without cutting. */
const SIZE = { width: 1080, height: 1350 };
const MAP = { width: 1080, height: 900 };
const EDGE = 90;
const PAPER = "#faf6ef";
const INK = "#1e1b16";
const ACCENT = "#d9482b";
const MOSS = "#3a6a3e";

export async function drawWalk({ title, facts, line, stops }: Walk): Promise<Blob> {
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  context.fillStyle = PAPER;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  drawLine(context, line, stops);
  context.fillStyle = INK;
  context.font = '600 76px "Fraunces Variable", Georgia, serif';
  const rows = wrapped(context, title, SIZE.width - 2 * EDGE).slice(0, 2);
  for (const [index, row] of rows.entries()) context.fillText(row, EDGE, MAP.height + 120 + index * 88);
  context.font = '600 44px "Instrument Sans Variable", system-ui, sans-serif';
  context.fillText([...facts].join("  ·  "), EDGE, MAP.height + 120 + rows.length * 88);
  context.fillStyle = ACCENT;
  context.fillText("Yonder", EDGE, SIZE.height - EDGE);
  return canvas.convertToBlob({ type: "image/png" });
}

function drawLine(context: OffscreenCanvasRenderingContext2D, line: readonly Point[], stops: readonly Point[]): void {
  const view = frameOf([...line, ...stops], MAP);
  if (!view) return;
  const at = ({ lng, lat }: Point) => pixelOf(view, MAP, [lng, lat]);
  context.strokeStyle = ACCENT;
  context.lineWidth = 14;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  for (const point of line) context.lineTo(...at(point));
  context.stroke();
  for (const stop of stops) {
    const [x, y] = at(stop);
    context.beginPath();
    context.arc(x, y, 26, 0, 2 * Math.PI);
    context.fillStyle = PAPER;
    context.fill();
    context.beginPath();
    context.arc(x, y, 20, 0, 2 * Math.PI);
    context.fillStyle = MOSS;
    context.fill();
  }
}

/** A text in rows of at most this width. */
function wrapped(context: OffscreenCanvasRenderingContext2D, text: string, widthPx: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(/\s+/)) {
    const row = rows.at(-1);
    const longer = row === undefined ? word : `${row} ${word}`;
    if (row === undefined || context.measureText(longer).width > widthPx) rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  return rows;
}
