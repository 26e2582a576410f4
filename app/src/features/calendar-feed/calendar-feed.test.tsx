import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Failure } from "~/api/failure";

const call = vi.hoisted(() => vi.fn());
vi.mock("~/api/call", () => ({ call }));
const { CalendarFeed } = await import("./calendar-feed");

const open = () =>
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <CalendarFeed />
      </QueryClientProvider>
    </MantineProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const address = async () => (await screen.findByLabelText<HTMLInputElement>(/^Calendar address/)).value;

afterEach(() => call.mockReset());

it("makes the address when it is asked for, opens it in a calendar, and replaces it after a warning", async () => {
  call.mockResolvedValueOnce({ url: "/v1/calendars/me.one.ics" });
  open();
  expect(call).not.toHaveBeenCalled();
  press("Subscribe in your calendar");
  expect(await address()).toBe(`${location.origin}/v1/calendars/me.one.ics`);
  expect(call).toHaveBeenLastCalledWith("calendarFeed", expect.objectContaining({ renew: false }));
  const link = screen.getByRole("link", { name: "Open in calendar app" });
  expect(link.getAttribute("href")).toMatch(/^webcal:.*\/v1\/calendars\/me\.one\.ics$/);
  press("Replace the address");
  expect(screen.getByText(/stop updating/)).toBeTruthy();
  call.mockResolvedValueOnce({ url: "/v1/calendars/me.two.ics" });
  press("Replace it");
  expect(await screen.findByText(/The old one no longer works/)).toBeTruthy();
  expect(await address()).toContain("me.two.ics");
});

it("says why it cannot be made, and lets one try again", async () => {
  call.mockRejectedValueOnce(new Failure("unavailable", "the server cannot be reached"));
  open();
  press("Subscribe in your calendar");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Subscribe in your calendar" })).toBeTruthy();
});
