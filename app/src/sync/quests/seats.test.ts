import { describe, expect, it } from "vitest";
import { refundedUntilMs } from "./refund";
import { isBookable, priceOfSeat, seatsFree } from "./seats";

const MINUTE_MS = 60_000;
const startsAt = "2026-05-10T10:00:00.000Z";
const startMs = Date.parse(startsAt);
const published = { status: "published" } as const;

describe("the seats of a date", () => {
  it("are those of the date, of the quest, or ten, less what is booked and held", () => {
    expect(seatsFree({}, {})).toBe(10);
    expect(seatsFree({ capacityDefault: 6 }, { seats: { booked: 1, held: 2 } })).toBe(3);
    expect(seatsFree({ capacityDefault: 6 }, { capacity: 2, seats: { booked: 3 } })).toBe(0);
  });

  it("can be booked until the date closes, while the quest and the date are open", () => {
    const date = { startsAt, cutoffMin: 30 };
    expect(isBookable(published, date, startMs - 31 * MINUTE_MS)).toBe(true);
    expect(isBookable(published, date, startMs - 30 * MINUTE_MS)).toBe(false);
    expect(isBookable({ status: "paused" }, date, 0)).toBe(false);
    expect(isBookable(published, { ...date, status: "cancelled" }, 0)).toBe(false);
    expect(isBookable(published, {}, startMs)).toBe(true);
  });

  it("cost what the date says, else what the quest says; nothing is free", () => {
    const price = { amount: 1400, currency: "EUR" };
    expect(priceOfSeat({ price })).toEqual(price);
    expect(priceOfSeat({ price }, { price: { amount: 900, currency: "EUR" } })?.amount).toBe(900);
    expect(priceOfSeat({ price }, { price: { amount: 0, currency: "EUR" } })).toBeNull();
    expect(priceOfSeat({})).toBeNull();
  });

  it("give the price back until the hours of the policy before the beginning", () => {
    expect(refundedUntilMs("moderate4d", startsAt)).toBe(Date.parse("2026-05-06T10:00:00.000Z"));
    expect(refundedUntilMs("none", startsAt)).toBeNull();
  });
});
