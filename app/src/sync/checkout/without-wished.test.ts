import { expect, it } from "vitest";
import type { WishEntry } from "./booking-wish";
import { withoutWished } from "./without-wished";

const seats = (id: string, sessionId: string, status: string) => ({ id, version: 1, data: { sessionId, status } });
const wish = (sessionId: string, status: string) => ({ status, data: { sessionId } }) as unknown as WishEntry;

it("a booking that waits stands for the seats that are held for it, and for nothing else", () => {
  const bookings = [seats("a", "sat", "held"), seats("b", "sun", "held"), seats("c", "sat", "confirmed")];
  const mine = { bookings } as unknown as Parameters<typeof withoutWished>[0];
  const left = (...wishes: WishEntry[]) => withoutWished(mine, wishes).bookings.map(({ id }) => id);
  expect(left(wish("sat", "waiting"))).toEqual(["b", "c"]);
  expect(left(wish("sat", "refused"))).toEqual(["a", "b", "c"]);
  expect(left()).toEqual(["a", "b", "c"]);
});
