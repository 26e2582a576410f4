import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Failure } from "~/api/failure";
import * as attempt from "~/sync/checkout/attempt";
import * as seats from "~/sync/checkout/seats";
import * as session from "~/sync/session/session";
import * as toasts from "~/ui/toast";
import type { Problem } from "./problem";
import { ProblemNotice } from "./problem-notice";
import { useBooking } from "./use-booking";
import type { Checkout } from "./use-checkout";

const HOLD = { bookingId: "b1", sessionId: "sat", seats: 1, until: "", total: 0, currency: null, isPaying: false };
const showTicket = vi.fn();
const hold = vi.spyOn(seats, "holdSeats");
const forget = vi.spyOn(attempt, "forgetAttempt").mockResolvedValue();
const told = vi.spyOn(toasts, "toast").mockReturnValue();

function Page() {
  const [problem, setProblem] = useState<Problem | null>(null);
  const checkout = {
    quest: { id: "walk", data: {} },
    session: { id: "sat" },
    draft: { answers: {}, names: [] },
    ...{ seats: 1, hold: null, steps: ["when"], isOneStep: true, problem, setProblem, showTicket },
    ...{ setFresh: () => undefined, setBooked: () => undefined },
  } as unknown as Checkout;
  const actions = useBooking(checkout);
  return (
    <>
      <button type="button" onClick={() => void actions.holdAndGoOn()}>
        Book
      </button>
      <ProblemNotice checkout={checkout} actions={actions} />
    </>
  );
}

function goes(online: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? "online" : "offline")));
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(session, "requireSession").mockResolvedValue(true);
  vi.spyOn(seats, "book").mockResolvedValue({ booking: { id: "b1" } } as never);
  hold.mockRejectedValueOnce(new Failure("unavailable", "no network")).mockResolvedValue(HOLD);
});
afterEach(() => goes(true));

async function bookOffline() {
  render(
    <MantineProvider>
      <Page />
    </MantineProvider>,
  );
  goes(false);
  fireEvent.click(screen.getByRole("button", { name: "Book" }));
  await screen.findByText("You’re offline. We’ll book this as soon as you’re back online.");
}

it("books once the network is back, and says so", async () => {
  await bookOffline();
  goes(true);
  await waitFor(() => expect(showTicket).toHaveBeenCalledWith("b1"));
  expect(told).toHaveBeenCalledWith({ message: expect.stringContaining("We’ve booked this now") });
});

it("books nothing any more for who presses “Don’t book”", async () => {
  await bookOffline();
  fireEvent.click(screen.getByRole("button", { name: "Don’t book" }));
  goes(true);
  expect(screen.queryByRole("alert")?.textContent).toBe("");
  expect(hold).toHaveBeenCalledOnce();
  expect(forget).toHaveBeenCalledWith("walk", "holdSeats");
});

it("asks for another press where the connection is only slow", async () => {
  render(
    <MantineProvider>
      <Page />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Book" }));
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});
