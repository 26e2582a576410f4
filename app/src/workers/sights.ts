/** Sights, landscapes and countries by their position, in a worker of their own: the shared one knows only towns so. */
import moreUrl from "@yonder/wasm-core/gazetteer-more.bin?url";
import { type CoreWorker, connect } from "@yonder/wasm-core/worker";

let sights: Promise<CoreWorker> | undefined;

/** The worker once it knows where the sights are. A failure is retried with the next question. */
export function worldSights(): Promise<CoreWorker> {
  sights ??= load().catch((failure: unknown) => {
    sights = undefined;
    throw failure;
  });
  return sights;
}

async function load(): Promise<CoreWorker> {
  const worker = connect(new Worker(new URL("./core.worker.ts", import.meta.url), { type: "module" }));
  await worker.loadGazetteer(new URL(moreUrl, window.location.href));
  return worker;
}
