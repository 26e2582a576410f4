import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import type { EventTime } from "../time/event-time";
import { DateTimeField } from "./date-time-field";

const heard = vi.fn();

interface ExampleProps {
  initial?: EventTime | null;
  timeZone?: string;
  usualStart?: string;
  usualLength?: number;
}

function Example({ initial = null, timeZone = "Europe/Lisbon", ...rest }: ExampleProps) {
  const [value, setValue] = useState(initial);
  return (
    <MantineProvider>
      <DateTimeField
        label="When?"
        value={value}
        timeZone={timeZone}
        readerZone="Europe/Berlin"
        today="2026-03-01"
        {...rest}
        onChange={(next) => {
          heard(next);
          setValue(next);
        }}
      />
    </MantineProvider>
  );
}

function type(label: string, value: string) {
  const field = screen.getByLabelText(label, { selector: "input" });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

it("gives instants once day, start and end are there, and tells the reader's own time", () => {
  render(<Example />);
  type("Day", "28 Nov 2026");
  type("Starts", "1630");
  expect(heard).toHaveBeenLastCalledWith(null);
  type("Ends", "18:40");
  expect(heard).toHaveBeenLastCalledWith({
    allDay: false,
    startsAt: "2026-11-28T16:30:00Z",
    endsAt: "2026-11-28T18:40:00Z",
    timeZone: "Europe/Lisbon",
  });
  expect(screen.getByText(/for you in Berlin/).textContent).toMatch(/5:30|17:30/);
});

it("proposes an end while there is none, so that a day and a start are enough", () => {
  render(<Example usualLength={180} />);
  type("Starts", "19:00");
  type("Day", "28 Nov 2026");
  expect(heard).toHaveBeenLastCalledWith(
    expect.objectContaining({ startsAt: "2026-11-28T19:00:00Z", endsAt: "2026-11-28T22:00:00Z" }),
  );
  type("Ends", "20:00");
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ endsAt: "2026-11-28T20:00:00Z" }));
});

it("says that clocks jump over a time, and takes the next one when it is asked to", () => {
  render(<Example />);
  type("Day", "29 Mar 2026");
  type("Starts", "1:30");
  type("Ends", "4:00");
  expect(heard).toHaveBeenLastCalledWith(null);
  expect(screen.getByRole("alert").textContent).toContain("doesn’t exist");
  fireEvent.click(screen.getByRole("button", { name: /^Use/ }));
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ startsAt: "2026-03-29T01:00:00Z" }));
});

it("asks which one is meant of a time that comes twice", () => {
  render(<Example timeZone="Europe/Berlin" />);
  type("Day", "25 Oct 2026");
  type("Starts", "2:30");
  type("Ends", "6:00");
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ startsAt: "2026-10-25T00:30:00Z" }));
  fireEvent.click(screen.getByLabelText(/^Second/));
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ startsAt: "2026-10-25T01:30:00Z" }));
});

it("has no zone for whole days", () => {
  render(<Example />);
  type("Day", "28 Nov 2026");
  fireEvent.click(screen.getByLabelText("All day"));
  expect(heard).toHaveBeenLastCalledWith({ allDay: true, startDate: "2026-11-28", endDate: "2026-11-28" });
  expect(screen.queryByText(/Times are/)).toBeNull();
});

it("takes another zone that it is given while it has no value yet", () => {
  const { rerender } = render(<Example />);
  type("Starts", "16:30");
  rerender(<Example timeZone="Asia/Tokyo" />);
  type("Day", "28 Nov 2026");
  type("Ends", "18:30");
  expect(heard).toHaveBeenLastCalledWith(
    expect.objectContaining({ startsAt: "2026-11-28T07:30:00Z", timeZone: "Asia/Tokyo" }),
  );
});

it("proposes the usual times with the day, so that a day alone is a date", () => {
  render(<Example usualStart="18:00" usualLength={180} />);
  type("Day", "14 March 2026");
  expect(heard).toHaveBeenLastCalledWith(
    expect.objectContaining({ startsAt: "2026-03-14T18:00:00Z", endsAt: "2026-03-14T21:00:00Z" }),
  );
});
