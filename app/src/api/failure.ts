import { describeError, type FieldError } from "~/core";

/** A request that failed: a stable code, the server's message, and what it said about single fields. */
export class Failure extends Error {
  readonly code: string;
  readonly details: unknown;

  constructor(code: string, message: string, details?: unknown) {
    super(message);
    this.name = "Failure";
    this.code = code;
    this.details = details;
  }

  /** Errors of single fields of the request. */
  get fields(): FieldError[] {
    const details = this.details;
    if (typeof details !== "object" || details === null || !("fields" in details)) return [];
    return Array.isArray(details.fields) ? details.fields : [];
  }

  /** Seconds to wait before the next try, where the server asks for it. */
  get waitS(): number {
    return waitOf(this);
  }

  /** Message for the person. */
  get sentence(): string {
    return sentence(this);
  }
}

/** Reason of a refusal, for the server's branches: `details.reason`. */
export function reasonOf(failure: unknown): string | undefined {
  const { reason } = detailsOf(failure);
  return typeof reason === "string" ? reason : undefined;
}

/** Seconds to wait before the next try, where the server asks for it. */
export function waitOf(failure: unknown): number {
  const { retryAfterS } = detailsOf(failure);
  return typeof retryAfterS === "number" ? Math.ceil(retryAfterS) : 0;
}

function detailsOf(failure: unknown): Record<string, unknown> {
  const details = failure instanceof Failure ? failure.details : null;
  return typeof details === "object" && details !== null ? (details as Record<string, unknown>) : {};
}

let translated: Readonly<Record<string, string>> = {};

/** Speaks another language than the core and the server do; a code without a sentence is said in theirs. */
export function speakFailures(sentences: Readonly<Record<string, string>>): void {
  translated = sentences;
}

/**
 * The sentence a person reads: the server's own where it is about what they did, else the catalogue's. The server speaks
 * English, so that whoever reads another language gets the catalogue's in theirs.
 */
export function sentence(failure: unknown): string {
  const code = failure instanceof Failure ? failure.code : "unknown";
  return translated[code] ?? englishSentence(failure);
}

function englishSentence(failure: unknown): string {
  if (!(failure instanceof Failure)) return describeError("unknown").sentence;
  const spoken = [
    "invalid-argument",
    "already-exists",
    "unauthenticated",
    "out-of-range",
    "failed-precondition",
    "resource-exhausted",
  ];
  if (!spoken.includes(failure.code) || !failure.message.includes(" ")) return describeError(failure.code).sentence;
  const text = failure.message.charAt(0).toUpperCase() + failure.message.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** True if the same request may work in a moment. */
export function mayRetry(failure: unknown): boolean {
  return !(failure instanceof Failure) || describeError(failure.code).retry !== "never";
}
