import type { RawAnswer } from "./client";

/** Silence after which an upload counts as hung: no byte has gone or come. */
const STALL_MS = 30_000;

/**
 * Sends a file once, and says how much of it has gone, 0 to 1: what `fetch` cannot say. An upload that hangs ends like
 * one without a network, with status 0.
 */
export function upload(
  path: string,
  file: Blob,
  headers: Readonly<Record<string, string>>,
  onProgress: (sent: number) => void,
  stallMs = STALL_MS,
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    let deadline: ReturnType<typeof setTimeout>;
    const postpone = () => {
      clearTimeout(deadline);
      deadline = setTimeout(() => request.abort(), stallMs);
    };
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      postpone();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener("progress", postpone);
    // It ends in every case: answered, failed, or aborted.
    request.addEventListener("loadend", () => {
      clearTimeout(deadline);
      resolve({ status: request.status, body: jsonOf(request.responseText) });
    });
    postpone();
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
