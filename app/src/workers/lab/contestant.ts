/** A contender in its worker, seen from the page. */
import type { Order, Readiness, Reply } from "./contender.worker";
import type { Sample, Step } from "./round";

/** Error of a worker that was ended at its time limit. */
export class OutOfTime extends Error {}

/** One piece of work: how long it may take, who may call it off, and who hears how it goes. */
export interface Patience {
  limitMs: number;
  signal: AbortSignal;
  onStep: (step: Step) => void;
}

/** Requests of the comparison to a contender. */
export interface Contestant {
  prepare: (order: Omit<Extract<Order, { kind: "prepare" }>, "kind">, patience: Patience) => Promise<Readiness>;
  round: (patience: Patience) => Promise<Sample>;
  /** Ends it at once, whatever it does; its memory goes with it. */
  end: () => void;
}

/** Starts a worker. After any rejection it is to be ended. */
export function contestant(): Contestant {
  const worker = new Worker(new URL("./contender.worker.ts", import.meta.url), { type: "module" });
  const ask = <T>(order: Order, { limitMs, signal, onStep }: Patience): Promise<T> => {
    const asked = new AbortController();
    const { signal: answered } = asked;
    return new Promise<T>((resolve, reject) => {
      const limit = setTimeout(() => reject(new OutOfTime()), limitMs);
      answered.addEventListener("abort", () => clearTimeout(limit));
      const giveUp = () => reject(signal.reason);
      if (signal.aborted) giveUp();
      signal.addEventListener("abort", giveUp, { signal: answered });
      worker.addEventListener("error", (event) => reject(new Error(event.message || "its worker ended")), {
        signal: answered,
      });
      worker.addEventListener(
        "message",
        ({ data }: MessageEvent<Reply>) => {
          if (data.kind === "step") onStep(data.step);
          else if (data.kind === "failed") reject(new Error(data.message));
          else resolve(data.value as T);
        },
        { signal: answered },
      );
      worker.postMessage(order);
    }).finally(() => asked.abort());
  };
  return {
    prepare: (order, patience) => ask<Readiness>({ kind: "prepare", ...order }, patience),
    round: (patience) => ask<Sample>({ kind: "round" }, patience),
    end: () => worker.terminate(),
  };
}
