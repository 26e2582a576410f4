import { expect, it } from "vitest";
import type { Booking } from "~/core";
import { en } from "~/ui/words/checkout/en";
import { ruleText } from "./facts";

const NOW = Date.parse("2026-05-10T12:00:00Z");
const ticket = {
  ...{ status: "confirmed", payment: "paid", policy: "flexible24h", total: 2800, unitPrice: 1400, seats: 2 },
  ...{ startsAt: "2026-05-16T10:00:00Z", timeZone: "Europe/Lisbon", currency: "EUR" },
} as Booking;

it.each([
  ["a paid date", {}, /^Cancel for free until .*11:00.*\.$/],
  ["a date whose last hours for a refund have begun", { startsAt: "2026-05-10T20:00:00Z" }, en.rules.late],
  ["a date that gives nothing back", { policy: "none" }, en.rules.never],
  ["a date that was moved", { policy: "none", movedAt: "2026-05-09T10:00:00Z" }, en.rules.cancelFree],
  ["a free date", { total: 0 }, en.rules.cancelFree],
  ["a date that has begun", { startsAt: "2026-05-10T11:00:00Z" }, ""],
  ["a cancelled booking", { status: "cancelledByUser" }, ""],
] as [string, Partial<Booking>, string | RegExp][])("says the rule of cancelling %s", (_, more, rule) => {
  const said = ruleText({ ...ticket, ...more }, en, NOW);
  if (typeof rule === "string") expect(said).toBe(rule);
  else expect(said).toMatch(rule);
});
