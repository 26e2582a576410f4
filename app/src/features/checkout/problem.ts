/** Failure at a checkout, as the page shows it. */
import { Failure, reasonOf, sentence } from "~/api/failure";
import type { FieldError } from "~/core";
import { isUnanswered } from "~/sync/checkout/attempt";
import { formatPrice } from "~/ui/money/format-money";
import type { CheckoutWords } from "~/ui/words/checkout";

export type Problem =
  /** Fewer seats are left than were asked for. */
  | { kind: "soldOut"; sessionId: string; seats: number; free: number }
  /** No answer came: whether it happened is not known. */
  | { kind: "unsure"; action: "hold" | "book" }
  /** The time of the hold is over, or the price is another one: seats are to be held again. */
  | { kind: "holdAgain"; sentence: string }
  | { kind: "booked"; bookingId: string | null }
  | { kind: "fields"; fields: readonly FieldError[] }
  | { kind: "refused"; sentence: string };

interface Attempted {
  action: "hold" | "book";
  sessionId: string;
  seats: number;
  currency: string | null;
}

type RefusalWords = CheckoutWords["refused"];

/** Reads what an action was rejected with. */
export function problemOf(failure: unknown, attempted: Attempted, w: CheckoutWords): Problem {
  const reason = reasonOf(failure);
  const { action, sessionId, seats } = attempted;
  if (reason === "soldOut") return { kind: "soldOut", sessionId, seats, free: numberOf(failure, "free") ?? 0 };
  if (reason === "booked") return { kind: "booked", bookingId: textOf(failure, "bookingId") };
  if (reason === "holdExpired") return { kind: "holdAgain", sentence: "" };
  if (reason === "priceChanged") return { kind: "holdAgain", sentence: newPrice(failure, attempted, w) };
  if (reason === "payment") return { kind: "refused", sentence: w.payment.unavailable };
  if (reason !== undefined && isWorded(reason, w.refused)) return { kind: "refused", sentence: w.refused[reason] };
  if (failure instanceof Failure && failure.fields.length > 0) return { kind: "fields", fields: failure.fields };
  if (failure instanceof Failure && failure.code === "not-found") return { kind: "refused", sentence: w.refused.gone };
  if (isUnanswered(failure)) return { kind: "unsure", action };
  return { kind: "refused", sentence: sentence(failure) };
}

function newPrice(failure: unknown, { currency }: Attempted, w: CheckoutWords): string {
  const price = numberOf(failure, "unitPrice");
  return price && currency ? w.refused.priceChanged(formatPrice(price, currency)) : w.refused.priceChangedFree;
}

type Worded = Exclude<keyof RefusalWords, "priceChanged">;

function isWorded(reason: string, refused: RefusalWords): reason is Worded {
  return reason in refused && reason !== "priceChanged";
}

function detail(failure: unknown, name: string): unknown {
  const details = failure instanceof Failure ? failure.details : null;
  return typeof details === "object" && details !== null ? (details as Record<string, unknown>)[name] : undefined;
}

function numberOf(failure: unknown, name: string): number | null {
  const value = detail(failure, name);
  return typeof value === "number" ? value : null;
}

function textOf(failure: unknown, name: string): string | null {
  const value = detail(failure, name);
  return typeof value === "string" ? value : null;
}
