/** The worker's side: answers questions, in the order in which they can be answered. */
import { codedError, type Answer, type Endpoint, type PlainError, type Reply, type Request } from "./protocol.ts";

/** Answers to the questions that a worker knows, each with its arguments as they came. */
export type Answers = Readonly<Record<string, (...given: never[]) => Promise<Answer>>>;

/** Turns anything thrown into an error to send, with a message and a code. */
function plain(error: unknown): PlainError {
  const { message, code, details } = error as Partial<PlainError>;
  const known = { message: message ?? String(error), code: typeof code === "string" ? code : "internal" };
  return details === undefined ? known : { ...known, details };
}

async function reply(answers: Answers, { id, method, arguments: arguments_ }: Request): Promise<{ reply: Reply; transfer: Transferable[] }> {
  try {
    const answer = (Object.hasOwn(answers, method) ? answers[method] : undefined) as ((...given: readonly unknown[]) => Promise<Answer>) | undefined;
    if (!answer) throw codedError({ code: "unimplemented", message: `the worker does not know the request '${method}'` });
    const { value, transfer = [] } = await answer(...arguments_);
    return { reply: { id, value }, transfer };
  } catch (error) {
    return { reply: { id, error: plain(error) }, transfer: [] };
  }
}

/** A worker's own scope, `self`, or a `MessagePort`, as `parentPort` of Node is. */
export type ServingScope = Endpoint & { start?(): void };

/** Answers the questions that come in. */
export function answering(scope: ServingScope, answers: Answers): void {
  if (typeof (scope as Partial<ServingScope> | null)?.addEventListener !== "function") throw codedError({ code: "invalid-argument", message: "scope must be a worker's own scope or a MessagePort" });
  scope.addEventListener("message", ({ data }) => {
    void reply(answers, data as Request).then((answer) => scope.postMessage(answer.reply, { transfer: answer.transfer }));
  });
  scope.start?.();
}
