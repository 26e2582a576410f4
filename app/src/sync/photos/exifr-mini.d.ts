/** The build of exifr for JPEG alone, a third of the whole library. */
declare module "exifr/dist/mini.esm.mjs" {
  export function gps(file: Blob | ArrayBuffer): Promise<{ latitude: number; longitude: number } | undefined>;
}
