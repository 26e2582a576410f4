import { type Answer, type Channel, RemoteError, superseded } from "./channel.ts";

interface Waiting {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** Asks the other side of a channel and keeps the promises until the answers come. */
export class Caller {
  readonly #channel: Channel;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(channel: Channel) {
    this.#channel = channel;
    channel.addEventListener("message", ({ data }) => this.#settle(data as Answer));
  }

  /** @param moved - the memory of arguments that is moved to the other side instead of copied */
  ask(method: string, args: readonly unknown[], moved: ArrayBuffer[] = []): Promise<unknown> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#channel.postMessage({ id, method, args }, moved);
    });
  }

  /** Rejects everything that still waits; for when the other side is gone. */
  close(reason: Error): void {
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    if ("error" in answer) waiting.reject(new RemoteError(answer.error.message, answer.error.code));
    else waiting.resolve(answer.value);
  }
}

/**
 * Lets one question through at a time and keeps only the newest of those that come meanwhile, so that work nobody waits
 * for any more is never queued on the other side. An overtaken question is rejected with an `AbortError`.
 */
export class Latest<T> {
  #newest = 0;
  #running: Promise<unknown> = Promise.resolve();

  async ask(send: () => Promise<T>): Promise<T> {
    const own = ++this.#newest;
    await this.#running;
    if (own !== this.#newest) throw superseded();
    const answer = send();
    this.#running = answer.catch(() => undefined);
    const value = await answer;
    if (own !== this.#newest) throw superseded();
    return value;
  }
}
