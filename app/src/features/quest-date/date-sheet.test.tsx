import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { call } from "~/api/call";
import type { QuestSession } from "~/core";
import { memoryLocation } from "~/routing/location-source";
import { LocationContext } from "~/routing/use-location";
import { DateSheet } from "./date-sheet";

vi.mock("~/api/call", () => ({ call: vi.fn(async () => ({})) }));
beforeEach(() => vi.mocked(call).mockClear());

const DATE: QuestSession = {
  ...{ startsAt: "2031-05-03T16:30:00Z", endsAt: "2031-05-03T18:40:00Z", timeZone: "UTC" },
  ...{ status: "open", seats: { booked: 3, held: 0, waiting: 0 } },
};

function draw(data: QuestSession, version = 4) {
  const quest = { capacityDefault: 8, price: { amount: 1400, currency: "EUR" } };
  const sheet = (session: QuestSession, at: number) => (
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <LocationContext value={memoryLocation("/")}>
          <DateSheet questId="q" quest={quest} session={{ id: "s", version: at, data: session }} onClose={vi.fn()} />
        </LocationContext>
      </MantineProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(sheet(data, version));
  return (next: QuestSession, at: number) => rerender(sheet(next, at));
}

const saved = () => vi.mocked(call).mock.calls.at(-1)?.[1] as { ifVersion: number; session: QuestSession } | undefined;

it("saves a new meeting place over bookings made meanwhile, and says who hears of it", async () => {
  const become = draw(DATE);
  fireEvent.change(await screen.findByLabelText("Meeting place"), { target: { value: "By the fountain" } });
  expect(screen.getByText(/3 seats are booked. Those guests find the new meeting place/)).toBeTruthy();
  become({ ...DATE, seats: { booked: 4, held: 0, waiting: 0 } }, 5);
  fireEvent.click(screen.getByRole("button", { name: "Save and tell the guests" }));
  await vi.waitFor(() => expect(saved()).toMatchObject({ ifVersion: 5, session: { meetingPlace: "By the fountain" } }));
});

it("does not save over what somebody else changed, nor a price that cannot be read", async () => {
  const become = draw(DATE);
  fireEvent.change(await screen.findByLabelText("Seats"), { target: { value: "9" } });
  fireEvent.change(screen.getByLabelText("Price per seat"), { target: { value: "a lot" } });
  fireEvent.blur(screen.getByLabelText("Price per seat"));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(call).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText("Price per seat"));
  fireEvent.change(screen.getByLabelText("Price per seat"), { target: { value: "" } });
  become({ ...DATE, meetingPlace: "The gate" }, 5);
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(saved()?.ifVersion).toBe(4));
});
