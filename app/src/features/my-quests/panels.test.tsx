import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Booking } from "~/core";
import { CancelPanel } from "./cancel-panel";
import { SeatsPanel } from "./seats-panel";
import { at, booking } from "./testing/bookings";

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

it("offers more seats only to who has not paid yet", () => {
  changing({ payment: "paid" });
  expect(screen.getAllByRole("option")).toHaveLength(2);
  expect(screen.getByText(/^You’ve paid already/)).toBeTruthy();
});
