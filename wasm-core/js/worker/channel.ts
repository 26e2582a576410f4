/** Questions and answers between two threads: one promise per question, and only the newest of those that replace each other. */
import { codedError, type Endpoint, type NodeWorker, type PlainError, type Reply, type Request } from "./protocol.ts";

/** End of the connection in the page: a `Worker`, or a `MessagePort` to one. */
export interface WorkerEndpoint extends Endpoint {
  terminate?(): void;
  close?(): void;
  start?(): void;
}

interface Waiting {
  request: Request;
  transfer: Transferable[];
  /** Questions of one lane replace each other while they wait. */
  lane: string | undefined;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const REPLACED: PlainError = { code: "cancelled", message: "a newer request took the place of this one" };
const GONE: PlainError = { code: "unavailable", message: "the worker ended" };
const ENDED: PlainError = { code: "cancelled", message: "the worker was terminated" };

/** Numbers the questions, holds back all but one per lane, and settles each promise once. */
export class Channel {
  readonly #endpoint: WorkerEndpoint;
  readonly #sent = new Map<number, Waiting>();
  /** Lanes with an unanswered question, and the newest one behind it. */
  readonly #lanes = new Map<string, Waiting | undefined>();
  #lastId = 0;
  #failure: PlainError | undefined;

  constructor(given: WorkerEndpoint | NodeWorker) {
    if (typeof (given as { postMessage?: unknown } | null)?.postMessage !== "function") throw codedError({ code: "invalid-argument", message: "worker must be a Worker or a MessagePort" });
    const endpoint = "addEventListener" in given ? given : ofNode(given);
    this.#endpoint = endpoint;
    endpoint.addEventListener("message", ({ data }) => this.#settle(data as Reply));
    // A `Worker` that cannot load or parse its script says so by this event alone.
    const listen = endpoint.addEventListener as (type: string, listener: (event: Event) => void) => void;
    listen.call(endpoint, "error", (event) => this.#fail({ code: "unavailable", message: `the worker failed: ${(event as ErrorEvent).message || "its script did not load"}` }));
    // A worker of Node that ends, or the other end of a port that is closed; of a page's worker no event tells.
    for (const type of ["exit", "close"]) listen.call(endpoint, type, () => this.#fail(GONE));
    endpoint.start?.();
  }

  ask<T>(method: string, arguments_: readonly unknown[], options: { lane?: string; transfer?: Transferable[] } = {}): Promise<T> {
    return new Promise<unknown>((resolve, reject) => {
      if (this.#failure) return reject(codedError(this.#failure));
      const request = { id: ++this.#lastId, method, arguments: arguments_ };
      this.#enter({ request, transfer: options.transfer ?? [], lane: options.lane, resolve, reject });
    }) as Promise<T>;
  }

  end(): void {
    this.#fail(ENDED);
    this.#endpoint.terminate?.();
    this.#endpoint.close?.();
  }

  #enter(waiting: Waiting): void {
    const { lane } = waiting;
    if (lane === undefined) return this.#send(waiting);
    if (!this.#lanes.has(lane)) {
      this.#lanes.set(lane, undefined);
      return this.#send(waiting);
    }
    this.#lanes.get(lane)?.reject(codedError(REPLACED));
    this.#lanes.set(lane, waiting);
  }

  #send(waiting: Waiting): void {
    this.#sent.set(waiting.request.id, waiting);
    try {
      this.#endpoint.postMessage(waiting.request, { transfer: waiting.transfer });
    } catch (error) {
      this.#settle({ id: waiting.request.id, error: { code: "invalid-argument", message: `the arguments cannot be sent to the worker: ${String(error)}` } });
    }
  }

  #settle(reply: Reply): void {
    const waiting = this.#sent.get(reply.id);
    if (!waiting) return;
    this.#sent.delete(reply.id);
    if (waiting.lane !== undefined) this.#advance(waiting.lane);
    if ("error" in reply) waiting.reject(codedError(reply.error));
    else waiting.resolve(reply.value);
  }

  #advance(lane: string): void {
    const next = this.#lanes.get(lane);
    if (next) {
      this.#lanes.set(lane, undefined);
      this.#send(next);
    } else {
      this.#lanes.delete(lane);
    }
  }

  /** Rejects what is unanswered and all that is asked later; the first reason is the one that is told. */
  #fail(failure: PlainError): void {
    this.#failure ??= failure;
    const unanswered = [...this.#sent.values(), ...this.#lanes.values()];
    this.#sent.clear();
    this.#lanes.clear();
    for (const waiting of unanswered) waiting?.reject(codedError(failure));
  }
}

/** A worker of Node with the methods of a page's. */
function ofNode(worker: NodeWorker): WorkerEndpoint {
  return {
    postMessage: (message, { transfer }) => worker.postMessage(message, transfer as never[]),
    addEventListener: (type: string, listener: (event: never) => void) => {
      worker.on(type as "message", (value) => listener((type === "message" ? { data: value } : value) as never));
    },
    terminate: () => void worker.terminate(),
  };
}
