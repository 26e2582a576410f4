/** Answers of callable functions that come piece by piece. */
import { callableStreamLine, type CallableDialect, type CallError } from "./core/product/index.js";

/** Options for reading a streamed answer. */
export interface CallableStreamOptions {
  /** Ends the reading: both halves then fail with the code `cancelled`. */
  signal?: AbortSignal | undefined;
  /** Whose words to use, `0.13` if missing. */
  dialect?: CallableDialect | undefined;
}

/** A streamed answer: its messages as they come, and its result. */
export interface CallableStream {
  stream: ReadableStream<unknown>;
  /** Rejected with an `Error` that has the `code` and `details` of the failed call, also where the answer ends without a result. */
  data: Promise<unknown>;
}

const failed = ({ message, ...rest }: CallError): Error => Object.assign(new Error(message), rest);

/**
 * Reads the body of an answer that was asked for with `Accept: text/event-stream`.
 *
 * The peer is `stream` of `firebase` 12.6. Different from there: an answer that ends without a result is an error, where
 * the peer waits for ever; and a failure is told after all messages before it, of which the peer drops those not read yet; lines with
 * U+2028 or U+2029 are read.
 *
 * @param body - the body of the answer
 */
export function callableStream(body: ReadableStream<Uint8Array>, { signal, dialect }: CallableStreamOptions = {}): CallableStream {
  const reader = body.getReader();
  let settle!: { resolve(result: unknown): void; reject(error: unknown): void };
  const data = new Promise<unknown>((resolve, reject) => (settle = { resolve, reject }));
  // Whoever reads only the messages is told of a failure there.
  data.catch(() => {});
  const messages = new Messages();
  const read = async (): Promise<void> => {
    for await (const line of linesOf(reader, signal)) {
      const said = callableStreamLine(line, dialect);
      if (said && "error" in said) throw failed(said.error);
      if (said && "result" in said) settle.resolve(said.result);
      else if (said) messages.put(said.message);
    }
  };
  read().then(
    () => {
      settle.reject(failed({ code: "internal", message: "Response is missing data field." }));
      messages.end({});
    },
    (error: unknown) => {
      settle.reject(error);
      messages.end({ error });
      reader.cancel().catch(() => {});
    },
  );
  const cancel = (reason?: unknown): Promise<void> => {
    settle.reject(failed(CANCELLED));
    return reader.cancel(reason);
  };
  return { stream: new ReadableStream({ pull: (controller) => messages.give(controller), cancel }, { highWaterMark: 0 }), data };
}

/** Messages that have come and were not asked for yet, whatever came after them. */
class Messages {
  readonly #waiting: unknown[] = [];
  #end: { error?: unknown } | undefined;
  #wake = (): void => {};

  put(message: unknown): void {
    this.#waiting.push(message);
    this.#wake();
  }

  end(end: { error?: unknown }): void {
    this.#end = end;
    this.#wake();
  }

  async give(controller: ReadableStreamDefaultController<unknown>): Promise<void> {
    while (this.#waiting.length === 0 && !this.#end) await new Promise<void>((resolve) => (this.#wake = resolve));
    if (this.#waiting.length > 0) controller.enqueue(this.#waiting.shift());
    else if (this.#end && "error" in this.#end) controller.error(this.#end.error);
    else controller.close();
  }
}

const CANCELLED: CallError = { code: "cancelled", message: "Request was cancelled." };

/** The lines of a body, the last one also without an end. A body that breaks off is no answer. */
async function* linesOf(reader: ReadableStreamDefaultReader<Uint8Array>, signal: AbortSignal | undefined): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  let rest = "";
  const aborted = abortOf(signal);
  for (;;) {
    const { value, done } = await Promise.race([aborted, reader.read().catch(() => Promise.reject(failed({ code: "internal", message: "internal" })))]);
    const lines = (rest + decoder.decode(value, { stream: !done })).split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    yield* lines;
    if (done) return;
  }
}

/** Never settles without an abort. */
function abortOf(signal: AbortSignal | undefined): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(failed(CANCELLED));
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort, { once: true });
  });
  aborted.catch(() => {});
  return aborted;
}
