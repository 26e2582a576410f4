import { expect, it } from "vitest";
import { Failure } from "~/api/failure";
import { en } from "~/ui/words/checkout/en";
import { problemOf } from "./problem";

const ATTEMPT = { action: "book", sessionId: "sat", seats: 2, currency: "EUR" } as const;
const of = (code: string, details?: object) => problemOf(new Failure(code, "in English", details), ATTEMPT, en);

it("tells what the server refused from what is not known", () => {
  expect(of("resource-exhausted", { reason: "soldOut", free: 1 })).toEqual({
    kind: "soldOut",
    sessionId: "sat",
    seats: 2,
    free: 1,
  });
  expect(of("already-exists", { reason: "booked", bookingId: "b1" })).toEqual({ kind: "booked", bookingId: "b1" });
  expect(of("unavailable")).toEqual({ kind: "unsure", action: "book" });
  expect(of("deadline-exceeded")).toEqual({ kind: "unsure", action: "book" });
  expect(of("unavailable", { reason: "payment" })).toMatchObject({ kind: "refused" });
});

it("says the new price, and has the seats held again", () => {
  const problem = of("aborted", { reason: "priceChanged", unitPrice: 1600, total: 3200 });
  expect(problem).toMatchObject({ kind: "holdAgain", sentence: expect.stringContaining("€16") });
  expect(of("aborted", { reason: "holdExpired" })).toMatchObject({ kind: "holdAgain" });
});

it("has a sentence of its own for each way a date can close", () => {
  for (const reason of ["closed", "cutoff", "paused", "holds", "heldSeats"] as const)
    expect(of("failed-precondition", { reason })).toEqual({ kind: "refused", sentence: en.refused[reason] });
});
