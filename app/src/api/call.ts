import { callableResult, constants, encodeCallable } from "~/core";
import { authorization, authorized, failureOf, type RawAnswer, send } from "./client";
import { Failure } from "./failure";
import type { Functions } from "./schema";

export type FunctionName = keyof Functions;
type Data<Name extends FunctionName> = Functions[Name]["data"];
type Result<Name extends FunctionName> = Functions[Name]["result"];

/**
 * Calls a function of the server. Rejects with a `Failure`. It is never repeated by itself: what changes something carries
 * an idempotency key.
 */
export async function call<Name extends FunctionName>(name: Name, data: Data<Name>): Promise<Result<Name>> {
  return resultOf(await authorized(() => request(name, data, authorization())));
}

/** Calls a function as nobody in particular, also while somebody is signed in. */
export async function callAnonymously<Name extends FunctionName>(name: Name, data: Data<Name>): Promise<Result<Name>> {
  return resultOf(await request(name, data, {}));
}

function request(name: FunctionName, data: unknown, headers: Record<string, string>): Promise<RawAnswer> {
  const answer = send(`/functions/${name}`, {
    method: "POST",
    // Emails are written in the language of the page, which may not be the browser's.
    headers: { "Content-Type": "application/json", "Accept-Language": document.documentElement.lang, ...headers },
    body: JSON.stringify({ data: encodeCallable(data) }),
    // A page that is being left does not wait for the answer, and the request would end with it.
    keepalive: document.visibilityState === "hidden",
  });
  return Promise.race([answer, deadline()]);
}

function resultOf<Value>(answer: RawAnswer): Value {
  if (answer.status === 0) throw failureOf(answer);
  try {
    return callableResult(answer.status, answer.body) as Value;
  } catch (error) {
    throw asFailure(error);
  }
}

/** As the protocol has it, a call that takes too long is given up, not aborted: it may still happen. */
function deadline(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Failure("deadline-exceeded", "deadline-exceeded")), constants.CALL_TIMEOUT_MS);
  });
}

function asFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return new Failure("unknown", String(error));
  const { code, details } = error as Error & { code?: string; details?: unknown };
  return new Failure(code ?? "unknown", error.message, details);
}
