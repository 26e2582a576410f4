/**
 * Requests to a search service: the limits and the failures of the hosted search client. A question has a limit until
 * the answer begins and another until it is there; a service that failed is left alone for two minutes.
 */
import { Failure } from "~/api/failure";
import { constants, describeError, errorForResponse } from "~/core";

export interface Transport {
  isResting(): boolean;
  /** The JSON of an answer. */
  get(path: string, signal: AbortSignal): Promise<unknown>;
}

/** A transport to the service at `url`. */
export function transportTo(url: string, now: () => number = Date.now): Transport {
  let restsUntil = 0;
  const rest = () => {
    restsUntil = now() + constants.SEARCH_HOST_REST_MS;
  };
  return {
    isResting: () => now() < restsUntil,
    get: (path, signal) => attempt(`${url}${path}`, signal, rest),
  };
}

async function attempt(url: string, signal: AbortSignal, rest: () => void): Promise<unknown> {
  const limit = new AbortController();
  const giveUp = (code: string) => () => limit.abort(failure(code));
  let timer = setTimeout(giveUp("connection-timeout"), constants.SEARCH_CONNECT_TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, limit.signal]),
      // A service elsewhere learns the words and nothing else.
      credentials: "omit",
      referrerPolicy: "origin",
    });
    clearTimeout(timer);
    timer = setTimeout(giveUp("socket-timeout"), constants.SEARCH_READ_TIMEOUT_MS);
    const body: unknown = await response.json().catch((broken: unknown) => {
      if (broken instanceof SyntaxError) return null;
      throw broken;
    });
    if (response.ok && body !== null) return body;
    // What the service refuses it will refuse again; what is wrong with itself may pass.
    if (response.ok || response.status >= 500 || response.status === 429) rest();
    throw refused(response.status, body);
  } catch (thrown) {
    if (signal.aborted || thrown instanceof Refused) throw thrown;
    rest();
    throw limit.signal.aborted ? limit.signal.reason : failure("network-request-failed");
  } finally {
    clearTimeout(timer);
  }
}

/** An answer that says no. */
class Refused extends Failure {}

function refused(status: number, body: unknown): Refused {
  const error = errorForResponse(status, body);
  return new Refused(error?.code ?? "internal", error?.message ?? "the answer cannot be read");
}

function failure(code: string): Failure {
  return new Failure(code, describeError(code).message ?? code);
}
