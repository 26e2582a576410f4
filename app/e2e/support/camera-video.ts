import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "lean-qr";

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 2;
/** Pixels of a module of the code, and how it is turned: nobody holds a ticket straight. */
const MODULE_PX = 9;
const TURN_RAD = 0.2;
const [DARK, LIGHT, TABLE] = [60, 215, 120];

/** A video in YUV4MPEG2 for Chromium's fake camera, that shows a QR code on a table: turned, pale and noisy. */
export function videoOf(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "yonder-camera-")), "code.y4m");
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = [Buffer.from("FRAME\n"), brightness(text), colours];
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame).flat()]));
  return file;
}

function brightness(text: string): Buffer {
  const code = generate(text);
  const quiet = 4;
  const [cos, sin] = [Math.cos(TURN_RAD), Math.sin(TURN_RAD)];
  const plane = Buffer.alloc(WIDTH * HEIGHT);
  let noise = 7;
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const [fromX, fromY] = [x - WIDTH / 2, y - HEIGHT / 2];
      const column = Math.floor((cos * fromX + sin * fromY) / MODULE_PX + code.size / 2);
      const row = Math.floor((cos * fromY - sin * fromX) / MODULE_PX + code.size / 2);
      const isPaper = [column, row].every((at) => at >= -quiet && at < code.size + quiet);
      noise = (noise * 1_103_515_245 + 12_345) % 2_147_483_648;
      const grain = (noise / 2_147_483_648 - 0.5) * 40;
      plane[y * WIDTH + x] = (isPaper ? (code.get(column, row) ? DARK : LIGHT) : TABLE) + grain;
    }
  }
  return plane;
}
