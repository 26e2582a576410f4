/** Stands in for what tabs of one browser share and a test has not: locks. Databases and channels are the real ones. */

interface Request {
  work: () => Promise<void>;
  resolve(): void;
  reject(failure: unknown): void;
}

/** Exclusive locks by name, granted in the order they are asked for, as `navigator.locks` grants them. */
export class Locks {
  readonly #held = new Map<string, Request>();
  readonly #waiting = new Map<string, Request[]>();

  /** Puts these locks into the browser of the test. */
  install(): void {
    Object.defineProperty(navigator, "locks", { value: this, configurable: true });
  }

  request(name: string, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const request = { work, resolve, reject };
      if (this.#held.has(name)) this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), request]);
      else this.#grant(name, request);
    });
  }

  /** Releases all locks that are held, as those of a tab that dies. */
  release(): void {
    for (const [name, request] of [...this.#held]) this.#end(name, request);
  }

  #grant(name: string, request: Request): void {
    this.#held.set(name, request);
    request
      .work()
      .then(request.resolve, request.reject)
      .finally(() => this.#end(name, request));
  }

  #end(name: string, request: Request): void {
    if (this.#held.get(name) !== request) return;
    this.#held.delete(name);
    const [next, ...rest] = this.#waiting.get(name) ?? [];
    this.#waiting.set(name, rest);
    if (next) this.#grant(name, next);
  }
}
