import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Failure } from "~/api/failure";
import { forgetSession, signedInAs } from "~/state/session";
import { useBookingWishes } from "~/sync/checkout/booking-wish";
import * as seats from "~/sync/checkout/seats";
import { openAccount } from "~/sync/outbox/account";
import { removeEntry } from "~/sync/outbox/storage";
import { outbox } from "~/sync/outbox/store";
import { sendNow } from "~/sync/outbox/wake";
import * as session from "~/sync/session/session";
import * as toasts from "~/ui/toast";
import type { Problem } from "./problem";
import { ProblemNotice } from "./problem-notice";
import { useBooking } from "./use-booking";
import type { Checkout } from "./use-checkout";
import { WishNotice } from "./wish-notice";

const HOLD = { bookingId: "b1", sessionId: "sat", seats: 1, until: "", total: 0, currency: null, isPaying: false };
const showTicket = vi.fn();
const hold = vi.spyOn(seats, "holdSeats");
const book = vi.spyOn(seats, "book");
const told = vi.spyOn(toasts, "toast").mockReturnValue();

function Page() {
  const [problem, setProblem] = useState<Problem | null>(null);
  const checkout = {
    quest: { id: "walk", data: { title: "The courtyards" } },
    session: { id: "sat" },
    dates: [],
    draft: { answers: {}, names: [] },
    ...{ seats: 1, hold: null, steps: ["when"], isOneStep: true, problem, setProblem, showTicket },
    ...{ setFresh: () => undefined, setBooked: () => undefined },
  } as unknown as Checkout;
  const actions = useBooking(checkout);
  const [wish] = useBookingWishes(undefined);
  return (
    <>
      <button type="button" onClick={() => void actions.holdAndGoOn()}>
        Book
      </button>
      <ProblemNotice checkout={checkout} actions={actions} />
      {wish ? <WishNotice wish={wish} /> : null}
    </>
  );
}

function goes(online: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? "online" : "offline")));
}

const draw = () =>
  render(
    <MantineProvider>
      <Page />
    </MantineProvider>,
  );

beforeEach(() => {
  vi.clearAllMocks();
  signedInAs("amber");
  openAccount("amber");
  vi.spyOn(session, "requireSession").mockResolvedValue(true);
  book.mockResolvedValue({ booking: { id: "b1" } } as never);
  hold.mockReset().mockResolvedValue(HOLD);
});

afterEach(async () => {
  goes(true);
  for (const entry of outbox.getState().entries) await removeEntry(entry);
  openAccount(null);
  forgetSession();
});

const waits = () => screen.findByText("You’re offline. We’ll book this as soon as you’re back online.");

async function bookOffline() {
  const page = draw();
  goes(false);
  fireEvent.click(screen.getByRole("button", { name: "Book" }));
  await waits();
  return page;
}

it("keeps a booking made offline beyond its page, and books it once the network is back", async () => {
  hold.mockRejectedValue(new Failure("unavailable", "no network"));
  const page = await bookOffline();
  page.unmount();
  draw();
  expect(await waits()).toBeTruthy();
  hold.mockReset().mockResolvedValue(HOLD);
  goes(true);
  await act(() => sendNow());
  await waitFor(() => expect(book).toHaveBeenCalledWith("walk", "b1", { answers: {}, seatNames: [] }));
  expect(told).toHaveBeenCalledWith({ message: expect.stringContaining("Booked: The courtyards") });
  expect(outbox.getState().entries).toEqual([]);
});

it("keeps one booking however often it is pressed", async () => {
  hold.mockRejectedValue(new Failure("unavailable", "no network"));
  await bookOffline();
  fireEvent.click(screen.getByRole("button", { name: "Book" }));
  expect(outbox.getState().entries).toHaveLength(1);
});

it("keeps a booking whose network is gone only after the press", async () => {
  hold.mockRejectedValue(new Failure("unavailable", "no network"));
  draw();
  fireEvent.click(screen.getByRole("button", { name: "Book" }));
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  goes(false);
  expect(await waits()).toBeTruthy();
});

it("books nothing any more for who presses “Don’t book”", async () => {
  hold.mockRejectedValue(new Failure("unavailable", "no network"));
  await bookOffline();
  await waitFor(() => expect(screen.getByRole("button", { name: "Don’t book" })).toHaveProperty("disabled", false));
  fireEvent.click(screen.getByRole("button", { name: "Don’t book" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Don’t book" })).toBeNull());
  expect(outbox.getState().entries).toEqual([]);
});
