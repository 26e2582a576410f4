import { callableResult, constants, encodeCallable } from "~/core";
import { failureOf, ownHeaders, type RawAnswer, send } from "./client";
import { Failure } from "./failure";

/** Calls a function of the server. Never repeated by itself: what changes something carries an idempotency key. */
export function call<Result>(name: string, data: unknown): Promise<Result> {
  return callAs(ownHeaders(), name, data);
}

/** Calls a function as nobody in particular, also while somebody is signed in. */
export function callAnonymously<Result>(name: string, data: unknown): Promise<Result> {
  return callAs({}, name, data);
}

async function callAs<Result>(headers: Record<string, string>, name: string, data: unknown): Promise<Result> {
  const request = send(`/functions/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ data: encodeCallable(data) }),
  });
  return resultOf<Result>(await Promise.race([request, deadline()]));
}

function resultOf<Result>(answer: RawAnswer): Result {
  if (answer.status === 0) throw failureOf(answer);
  try {
    return callableResult(answer.status, answer.body) as Result;
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
