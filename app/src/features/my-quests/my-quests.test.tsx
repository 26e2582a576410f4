import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Versioned } from "~/api/schema";
import type { Booking, QuestQueueEntry } from "~/core";
import { CancelPanel } from "./cancel-panel";
import { MyQuests } from "./my-quests";
import { SeatsPanel } from "./seats-panel";

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

function booking(id: string, more: Partial<Booking> = {}): Versioned<Booking> {
  const base = {
    questId: `quest-${id}`,
    questTitle: `Quest ${id}`,
    sessionId: "s",
    status: "confirmed",
    payment: "none",
    policy: "flexible24h",
    seats: 2,
    unitPrice: 0,
    total: 0,
    createdAt: at(-99),
    ticketCode: "7KQ4MX2PABCD",
  };
  return { id, version: 1, data: { ...base, ...more } as Booking };
}

const offer = { questId: "q", sessionId: "s", status: "offered", seats: 2, until: at(1), createdAt: at(-9) };

function show(bookings: Versioned<Booking>[], queue: Versioned<QuestQueueEntry>[] = []) {
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MyQuests
          mine={{ bookings, queue, progress: [] }}
          ticket={() => null}
          friendLink={null}
          ideas={<p>three ideas</p>}
          onChanged={() => undefined}
        />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const cancelling = (more: Partial<Booking>) => {
  const { id, data } = booking("b", { total: 2800, currency: "EUR", startsAt: at(48), ...more });
  const mine = { id, version: 1, booking: data, standing: "booked", progress: undefined } as const;
  render(
    <MantineProvider>
      <CancelPanel mine={mine} nowMs={Date.now()} onBack={() => undefined} onDone={() => undefined} />
    </MantineProvider>,
  );
};

const changing = (more: Partial<Booking>) => {
  const { id, data } = booking("b", { unitPrice: 1400, total: 2800, currency: "EUR", startsAt: at(48), ...more });
  const mine = { id, version: 1, booking: data, standing: "booked", progress: undefined } as const;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <SeatsPanel mine={mine} nowMs={Date.now()} onBack={() => undefined} onDone={() => undefined} />
      </MantineProvider>
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
  window.history.replaceState(null, "", "/my-quests");
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

it("opens with the quest that begins next and its countdown, and lists the others below", () => {
  show([booking("far", { startsAt: at(24 * 9) }), booking("near", { startsAt: at(3) })]);
  expect(screen.getByRole("heading", { level: 2, name: "Quest near" })).toBeTruthy();
  expect(screen.getByText(/^In 3 h|^In 2 h/)).toBeTruthy();
  const rows = within(screen.getByRole("list", { name: "Booked" })).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([expect.stringContaining("Quest far")]);
});

it("offers seats that came free before anything else", () => {
  show([booking("near", { startsAt: at(3) })], [{ id: "w", version: 1, data: offer as QuestQueueEntry }]);
  expect(screen.getByRole("heading", { name: "2 seats are free for you" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Take 2 seats" })).toBeTruthy();
  expect(screen.getByRole("timer")).toBeTruthy();
});

it("begins with quests to book for somebody who has none", () => {
  show([]);
  expect(screen.getByRole("heading", { name: "Your first quest is waiting" })).toBeTruthy();
  expect(screen.getByText("three ideas")).toBeTruthy();
});

it.each([
  [{ payment: "paid" }, "You get all of it back: €28.", "Cancel, get €28 back"],
  [{ payment: "paid", startsAt: at(2) }, "You won’t get any of the €28 back.", "Cancel without a refund"],
  [{ payment: "atMeeting" }, /^You won’t have to pay the €28\./, "Cancel booking"],
  [
    { payment: "atMeeting", startsAt: at(2) },
    /^It’s too late to cancel for free: you may still have to pay the €28\./,
    "Cancel booking",
  ],
  [{ payment: "none", total: 0 }, /^There’s nothing to pay\./, "Cancel booking"],
] as const)("says what cancelling brings back before it is pressed: %o", (more, sentence, button) => {
  cancelling(more);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByRole("button", { name: button })).toBeTruthy();
});

it.each([
  [{ payment: "paid" }, "You get €14 back.", "Give up 1 seat, get €14 back"],
  [{ payment: "refundDue" }, "You get €14 back.", "Give up 1 seat, get €14 back"],
  [{ payment: "paid", startsAt: at(2) }, "You won’t get any of the €14 back.", "Give up 1 seat"],
  [{ payment: "atMeeting", startsAt: at(2) }, "You’ll pay €14 when you meet, instead of €28.", "Give up 1 seat"],
  [{ payment: "none", unitPrice: 0, total: 0 }, "1 seat is free for others at once.", "Give up 1 seat"],
] as const)("says what fewer seats bring back before it is pressed: %o", (more, sentence, button) => {
  changing(more);
  fireEvent.change(screen.getByLabelText("How many seats?"), { target: { value: "1" } });
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByRole("button", { name: button })).toBeTruthy();
});

it("names the booking that is to be cancelled", () => {
  cancelling({ startsAt: "2031-12-28T17:00:00.000Z", timeZone: "Europe/Paris" });
  expect(screen.getByRole("heading", { name: "Quest b" })).toBeTruthy();
  expect(screen.getByText(/Dec.*2 seats/)).toBeTruthy();
});

it("names the people on the seats that are left, not those whose seats were handed over", () => {
  show([booking("near", { startsAt: at(3), seats: 1, seatNames: ["Kestrel"] })]);
  expect(screen.getByText("1 seat")).toBeTruthy();
  expect(screen.queryByText(/Kestrel/)).toBeNull();
});

it("knows that something was booked before", () => {
  window.history.replaceState(null, "", "/my-quests?show=booked");
  show([booking("gone", { status: "cancelledByUser" })]);
  expect(screen.getByRole("heading", { name: "Nothing booked right now" })).toBeTruthy();
});

it("offers more seats only to who has not paid yet", () => {
  changing({ payment: "paid" });
  expect(screen.getAllByRole("option")).toHaveLength(2);
  expect(screen.getByText(/^You’ve paid already/)).toBeTruthy();
});
