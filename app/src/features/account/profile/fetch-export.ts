import { call } from "~/api/call";
import { Failure } from "~/api/failure";

/** The file of everything stored about the person, and until when it can be fetched again. */
export interface Export {
  file: File;
  expiresAt: string;
}

/** Has the file made and fetches it; says how many bytes have come so far. */
export async function fetchExport(onBytes: (bytes: number) => void, signal: AbortSignal): Promise<Export> {
  const { url, expiresAt } = await call("exportMyData", { idempotencyKey: crypto.randomUUID() });
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Failure("unavailable", "the export could not be fetched");
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.length;
    onBytes(bytes);
  }
  return { file: new File(parts, "yonder.json", { type: "application/json" }), expiresAt };
}
