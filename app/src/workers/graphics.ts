let answer: Promise<boolean> | undefined;

/** True if a graphics card draws; without one the processor does, in the time of everything else. */
export function isDrawnInHardware(): Promise<boolean> {
  answer ??= ask();
  return answer;
}

function ask(): Promise<boolean> {
  // Browsers that cannot draw in a worker are those of devices that all have a graphics card.
  if (typeof OffscreenCanvas === "undefined") return Promise.resolve(true);
  const worker = new Worker(new URL("./graphics.worker.ts", import.meta.url), { type: "module" });
  const answered = new Promise<boolean>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    worker.onerror = () => resolve(false);
  });
  return answered.finally(() => worker.terminate());
}
