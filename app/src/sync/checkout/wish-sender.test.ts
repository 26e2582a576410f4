import { beforeEach, expect, it, vi } from "vitest";
import { Failure } from "~/api/failure";
import type { BookingWish } from "./booking-wish";
import * as draft from "./draft";
import * as seats from "./seats";
import { wishSender } from "./wish-sender";

const HOLD = { bookingId: "b1", sessionId: "sat", seats: 2, until: "", total: 0, currency: null, isPaying: false };
const WISH: BookingWish = {
  ...{ questId: "walk", title: "The courtyards", sessionId: "sat", seats: 2, total: 0 },
  ...{ endsMs: Date.now() + 60_000, form: { seatNames: ["Tom"], answers: {} } },
};
const refused = (reason: string) => new Failure("failed-precondition", reason, { reason });
const hold = vi.spyOn(seats, "holdSeats");
const book = vi.spyOn(seats, "book");
const context = { key: "k", signal: new AbortController().signal, onProgress: () => undefined };
const send = (more: Partial<BookingWish> = {}) => wishSender.send({ ...WISH, ...more }, context);

beforeEach(() => {
  vi.clearAllMocks();
  hold.mockResolvedValue(HOLD);
  book.mockReset().mockResolvedValue({ booking: { id: "b1" } } as never);
});

it("holds the seats and books them with what was typed", async () => {
  await send();
  expect(hold).toHaveBeenCalledWith("walk", "sat", 2);
  expect(book).toHaveBeenCalledWith("walk", "b1", WISH.form);
});

it("books the seats that were held before, and holds others once their time is over", async () => {
  await send({ bookingId: "b0" });
  expect(hold).not.toHaveBeenCalled();
  book.mockRejectedValueOnce(refused("holdExpired"));
  await send({ bookingId: "b0" });
  expect(book.mock.calls.map(([, id]) => id)).toEqual(["b0", "b0", "b1"]);
});

it("takes seats that are booked already for the end of it, and forgets the draft", async () => {
  const forget = vi.spyOn(draft, "forgetCheckoutDraft").mockReturnValue();
  hold.mockRejectedValueOnce(refused("booked"));
  await expect(send()).resolves.toBeUndefined();
  wishSender.onSaved?.(WISH, undefined);
  expect(forget).toHaveBeenCalledWith("walk");
});

it("sends nothing for a date that has passed", async () => {
  await expect(send({ endsMs: Date.now() - 1 })).rejects.toMatchObject({ details: { reason: "cutoff" } });
  expect(hold).not.toHaveBeenCalled();
});

it("books at no other price than the one agreed to", async () => {
  hold.mockResolvedValueOnce({ ...HOLD, total: 2800, currency: "EUR" });
  await expect(send()).rejects.toMatchObject({ details: { reason: "priceChanged", unitPrice: 1400 } });
  expect(book).not.toHaveBeenCalled();
});
