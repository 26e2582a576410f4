/** What a page's `Worker`, a worker's own scope and a `MessagePort` have in common. */
export interface Channel {
  postMessage(message: unknown, transfer: Transferable[]): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
}

/** One question; `id` comes back with its answer. */
export interface Question<Method extends string = string> {
  readonly id: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

/** The answer to the question of the same `id`: a value, or what the method threw. */
export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: { readonly message: string; readonly code: string } };

/** An error of the other side, with its stable code. */
export class RemoteError extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = "RemoteError";
    this.code = code;
  }
}

/** What a promise is rejected with whose question was overtaken by a newer one. Nobody waits for its answer. */
export const superseded = (): DOMException => new DOMException("superseded by a newer request", "AbortError");
