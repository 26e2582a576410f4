/** A JPEG with the position that a camera would have noted in it: an Exif segment of a TIFF with a GPS directory. */
export function withPosition(jpeg: Buffer, lat: number, lng: number): Buffer {
  const tiff = Buffer.alloc(174);
  tiff.write("MM\0*", 0, "latin1");
  tiff.writeUInt32BE(8, 4);
  directory(tiff, 8, [[0x8825, LONG, 1, 26]]);
  directory(tiff, 26, [
    [1, ASCII, 2, letter(lat < 0 ? "S" : "N")],
    [2, RATIONAL, 3, 126],
    [3, ASCII, 2, letter(lng < 0 ? "W" : "E")],
    [4, RATIONAL, 3, 150],
  ]);
  for (const [nth, degrees] of [lat, lng].entries()) {
    const parts = [Math.abs(degrees) * 1e6, 0, 0];
    for (const [at, part] of parts.entries()) {
      tiff.writeUInt32BE(Math.round(part), 126 + 24 * nth + 8 * at);
      tiff.writeUInt32BE(1e6, 130 + 24 * nth + 8 * at);
    }
  }
  const exif = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

const [ASCII, LONG, RATIONAL] = [2, 4, 5];
const letter = (name: string) => name.charCodeAt(0) * 2 ** 24;

function directory(tiff: Buffer, at: number, entries: readonly (readonly [number, number, number, number])[]): void {
  tiff.writeUInt16BE(entries.length, at);
  for (const [nth, [tag, type, count, value]] of entries.entries()) {
    const start = at + 2 + 12 * nth;
    tiff.writeUInt16BE(tag, start);
    tiff.writeUInt16BE(type, start + 2);
    tiff.writeUInt32BE(count, start + 4);
    tiff.writeUInt32BE(value, start + 8);
  }
}
