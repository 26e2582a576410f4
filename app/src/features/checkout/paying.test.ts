import { expect, it } from "vitest";
import type { Versioned } from "~/api/schema";
import type { Booking } from "~/core";
import { unpaidBooking } from "./paying";

function booking(id: string, status: Booking["status"], payment: Booking["payment"]): Versioned<Booking> {
  return { id, version: 1, data: { sessionId: "sat", status, payment } as Booking };
}

it("is the booking that the address names, also when the payment came too late", () => {
  const late = booking("late", "expired", "refundDue");
  expect(unpaidBooking([late], "late", "sat")).toBe(late);
  expect(unpaidBooking([late], null, "sat")).toBeUndefined();
});

it("is one that is being paid on the chosen date, and none that is held or booked", () => {
  const paying = booking("paying", "held", "pending");
  const others = [booking("held", "held", "none"), booking("paid", "confirmed", "paid")];
  expect(unpaidBooking([...others, paying], null, "sat")).toBe(paying);
  expect(unpaidBooking([...others, paying], null, "sun")).toBeUndefined();
  expect(unpaidBooking(others, "paid", "sat")).toBeUndefined();
});
