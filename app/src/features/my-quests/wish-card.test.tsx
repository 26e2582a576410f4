import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { WishEntry } from "~/sync/checkout/booking-wish";
import * as controls from "~/sync/outbox/controls";
import { WishCard } from "./wish-card";

const wish = (more: Partial<WishEntry> = {}): WishEntry => ({
  ...{ key: "k1", kind: "bookingWish", uid: "amber", subject: "bookingWish/walk", createdAt: "", sequence: 1 },
  ...{ status: "waiting", isLate: true, attempts: 0, triedAt: 0, notBefore: 0 },
  data: {
    ...{ questId: "walk", title: "The courtyards", sessionId: "sat", seats: 2, total: 0, form: {}, endsMs: null },
    ...{ startsAt: "2031-12-28T17:00:00.000Z", timeZone: "Europe/Paris" },
  },
  ...more,
});
function show(entry: WishEntry) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <WishCard wish={entry} />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("null", { status: 404 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("shows a booking that waits for the network, and stops it", () => {
  const takeBack = vi.spyOn(controls, "takeBack").mockResolvedValue(async () => undefined);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(wish());
  expect(screen.getByRole("status").textContent).toBe("We’ll book this as soon as you’re back online.");
  expect(screen.getByText(/Dec.*2 seats$/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Don’t book" }));
  expect(takeBack).toHaveBeenCalledWith("k1");
});

it("says why a booking could not be made, with the way back to what was typed", () => {
  const details = { reason: "soldOut", free: 1 };
  show(wish({ status: "refused", failure: { code: "resource-exhausted", message: "no seats", details } }));
  expect(screen.getByRole("alert").textContent).toBe(
    "Someone was quicker: there aren’t enough seats left. What you typed is still there.",
  );
  expect(screen.getByRole("link", { name: "Look again" }).getAttribute("href")).toContain("session=sat");
});
