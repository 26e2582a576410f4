/** Has the outbox sent. What sends it is loaded when there is something to send. */

type Engine = typeof import("./engine");

let loaded: Engine | undefined;

/** Loads what sends. A part of the app that does not load is asked for again with the next change, and when the network is back. */
export async function loadEngine(): Promise<Engine | undefined> {
  loaded ??= await import("./engine").catch(() => undefined);
  return loaded;
}

/** Sends what may be sent; resolves when nothing can go any more for now. */
export async function sendSoon(): Promise<void> {
  await (await loadEngine())?.sendWaiting();
}

/** Tries everything that waits at once, whatever pause it is in. Answers `false` where what sends it did not load. */
export async function sendNow(): Promise<boolean> {
  const engine = await loadEngine();
  await engine?.endPauses();
  return engine !== undefined;
}
