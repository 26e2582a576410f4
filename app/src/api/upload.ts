import type { RawAnswer } from "./client";

/** Sends a file once, and says how much of it has gone, 0 to 1: what `fetch` cannot say. */
export function upload(
  path: string,
  file: Blob,
  headers: Readonly<Record<string, string>>,
  onProgress: (sent: number) => void,
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    // It ends in every case: answered, failed, taken away, or after too long.
    request.addEventListener("loadend", () => resolve({ status: request.status, body: jsonOf(request.responseText) }));
    request.send(file);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
