import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Booking, Progress, Review } from "~/core";
import { forgetSession, signedInAs } from "~/state/session";
import { answerHeldPoints } from "~/sync/points/testing/held-points";
import { BookingSheet } from "./booking-sheet";

afterEach(() => {
  vi.restoreAllMocks();
  forgetSession();
});

it("says the points of a finished walk, those on hold too, and leads to the summary and the review instead of a ticket", async () => {
  signedInAs("me");
  answerHeldPoints();
  const booking = {
    questId: "q",
    questTitle: "Last round",
    status: "completed",
    seats: 1,
    total: 0,
    ticketCode: "7KQ4",
  } as Booking;
  const progress = { startedAt: "2026-05-10T10:00:00Z", finishedAt: "2026-05-10T12:00:00Z" } as Progress;
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <BookingSheet
          mine={{ id: "b1", version: 1, booking, standing: "completed", progress }}
          {...{
            nowMs: Date.now(),
            review: { stars: 5, text: "Lovely" } as Review,
            ticket: <p>the ticket</p>,
            friendLink: null,
          }}
          {...{ onClose: () => undefined, onChanged: () => undefined }}
        />
      </QueryClientProvider>
    </MantineProvider>,
  );
  expect(await screen.findByText("30 points, 75 on hold")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See the summary" }).getAttribute("href")).toBe("/app/quest/q?booking=b1");
  expect(screen.getByText("Lovely")).toBeTruthy();
  expect(screen.queryByText("the ticket")).toBeNull();
});
