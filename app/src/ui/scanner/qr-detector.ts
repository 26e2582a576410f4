/**
 * Reads QR codes in pictures: by the browser's own `BarcodeDetector` where it reads them (Chrome on Android and macOS),
 * else by ZXing in WebAssembly, which is loaded then, from our own server.
 */
export type DetectQr = (image: HTMLVideoElement | ImageBitmap) => Promise<string[]>;

interface Detector {
  detect(image: HTMLVideoElement | ImageBitmap): Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ["qr_code"] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** A function that reads the texts of all QR codes in a picture. */
export async function openQrDetector(): Promise<DetectQr> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const isNative = (await Native?.getSupportedFormats().catch((): readonly string[] => []))?.includes("qr_code");
  const Class = Native && isNative ? Native : await loadZxing();
  const detector = new Class({ formats: ["qr_code"] });
  return async (image) => (await detector.detect(image)).map(({ rawValue }) => rawValue).filter(Boolean);
}

async function loadZxing(): Promise<DetectorClass> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasmUrl }] = await Promise.all([
    import("barcode-detector/ponyfill"),
    import("zxing-wasm/reader/zxing_reader.wasm?url"),
  ]);
  // Without this it would ask a content delivery network for its WebAssembly.
  prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
  return BarcodeDetector;
}
