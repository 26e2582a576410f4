/** The worker's side: answers questions, in the order in which they can be answered. */
import { IndexHolder } from "./holder.ts";
import type { Answer, Endpoint, PlainError, Reply, Request } from "./protocol.ts";

/** Turns anything thrown into an error to send, with a message and a code. */
function plain(error: unknown): PlainError {
  const { message, code, details } = error as Partial<PlainError>;
  const known = { message: message ?? String(error), code: typeof code === "string" ? code : "internal" };
  return details === undefined ? known : { ...known, details };
}

async function reply(holder: IndexHolder, { id, method, arguments: arguments_ }: Request): Promise<{ reply: Reply; transfer: Transferable[] }> {
  try {
    const { value, transfer = [] }: Answer = await holder.answer(method, arguments_);
    return { reply: { id, value }, transfer };
  } catch (error) {
    return { reply: { id, error: plain(error) }, transfer: [] };
  }
}

/**
 * Answers the questions of a page that has called {@link connect}. The WebAssembly is loaded by the first question, so
 * that no message is lost while it loads.
 *
 * @param scope - the worker's own scope, `self`, or a `MessagePort`
 */
export function serve(scope: Endpoint & { start?(): void }): void {
  const holder = new IndexHolder();
  scope.addEventListener("message", ({ data }) => {
    void reply(holder, data as Request).then((answer) => scope.postMessage(answer.reply, { transfer: answer.transfer }));
  });
  scope.start?.();
}
