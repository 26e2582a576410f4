import { expect, it } from "vitest";
import type { Booking } from "~/core";
import { playableOf } from "./use-playable";

const NOW_MS = Date.parse("2031-05-03T10:00:00.000Z");
const at = (hours: number) => new Date(NOW_MS + hours * 3_600_000).toISOString();
const booking = (id: string, fields: Partial<Booking>) => ({
  id,
  version: 1,
  data: { questId: "q1", status: "confirmed", ...fields } as Booking,
});

it("plays what has no date at once, and what has one from two hours before it begins", () => {
  const open = (fields: Partial<Booking>) => playableOf("q1", [booking("b1", fields)], NOW_MS);
  expect(open({})).toBe("b1");
  expect(open({ questId: "q2" })).toBeNull();
  expect(open({ status: "held" })).toBeNull();
  expect(open({ startsAt: at(3), endsAt: at(5) })).toBeNull();
  expect(open({ startsAt: at(2), endsAt: at(5), status: "checkedIn" })).toBe("b1");
  expect(open({ startsAt: at(-5), endsAt: at(-1) })).toBe("b1");
  expect(open({ startsAt: at(-9), endsAt: at(-6) })).toBeNull();
});

it("plays the one that begins first", () => {
  const later = booking("later", { startsAt: at(1), endsAt: at(2) });
  const sooner = booking("sooner", { startsAt: at(-1), endsAt: at(2) });
  expect(playableOf("q1", [later, sooner], NOW_MS)).toBe("sooner");
});
