import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Versioned } from "~/api/schema";
import type { Booking, QuestQueueEntry } from "~/core";
import { MyQuests } from "./my-quests";
import { at, booking } from "./testing/bookings";

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
