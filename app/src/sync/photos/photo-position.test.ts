// @vitest-environment node
import { expect, it } from "vitest";
import { photoPosition } from "./photo-position";

/** Directory entry of TIFF: tag, type, count, and a value or where it stands. */
type Entry = readonly [tag: number, type: number, count: number, value: number];
const [ASCII, LONG, RATIONAL] = [2, 4, 5];

function directory(view: DataView, at: number, entries: readonly Entry[]): void {
  view.setUint16(at, entries.length);
  for (const [nth, [tag, type, count, value]] of entries.entries()) {
    const start = at + 2 + 12 * nth;
    view.setUint16(start, tag);
    view.setUint16(start + 2, type);
    view.setUint32(start + 4, count);
    view.setUint32(start + 8, value);
  }
}

/** The head of a JPEG as a camera writes it, with a position in degrees, minutes and seconds. */
function jpegAt(
  latitude: readonly [number, number, number],
  south: boolean,
  longitude: readonly [number, number, number],
) {
  const tiff = new DataView(new ArrayBuffer(200));
  tiff.setUint32(0, 0x4d4d002a);
  tiff.setUint32(4, 8);
  directory(tiff, 8, [[0x8825, LONG, 1, 26]]);
  const letter = (name: string) => name.charCodeAt(0) << 24;
  directory(tiff, 26, [
    [1, ASCII, 2, letter(south ? "S" : "N")],
    [2, RATIONAL, 3, 100],
    [3, ASCII, 2, letter("E")],
    [4, RATIONAL, 3, 124],
  ]);
  for (const [nth, part] of [...latitude, ...longitude].entries()) {
    tiff.setUint32(100 + 8 * nth, part * 100);
    tiff.setUint32(104 + 8 * nth, 100);
  }
  const exif = [...Buffer.from("Exif\0\0"), ...new Uint8Array(tiff.buffer)];
  const length = exif.length + 2;
  return new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...exif, 0xff, 0xd9])]);
}

it("reads where a photo was taken", async () => {
  const position = await photoPosition(jpegAt([33, 51, 24.48], true, [151, 12, 36]));
  expect(position?.lat).toBeCloseTo(-33.8568, 5);
  expect(position?.lng).toBeCloseTo(151.21, 5);
});

it("reads nothing from a photo without a position, from zeros, and from what is no photo", async () => {
  expect(await photoPosition(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])]))).toBeNull();
  expect(await photoPosition(jpegAt([0, 0, 0], false, [0, 0, 0]))).toBeNull();
  expect(await photoPosition(new Blob(["no photo"]))).toBeNull();
});
