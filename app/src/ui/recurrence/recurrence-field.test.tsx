import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import type { EventTime } from "../time/event-time";
import { RecurrenceField } from "./recurrence-field";
import type { RecurrenceRule } from "./rule";

const heard = vi.fn();
const START: EventTime = {
  allDay: false,
  startsAt: "2026-11-28T16:30:00Z",
  endsAt: "2026-11-28T18:40:00Z",
  timeZone: "Europe/Lisbon",
};

function Example() {
  const [value, setValue] = useState<RecurrenceRule | null>(null);
  return (
    <MantineProvider>
      <RecurrenceField
        label="Repeats"
        value={value}
        start={START}
        onChange={(rule) => {
          heard(rule);
          setValue(rule);
        }}
      />
    </MantineProvider>
  );
}

it("begins with every week on the day of the start, and says so", () => {
  render(<Example />);
  fireEvent.click(screen.getByLabelText("Doesn’t repeat"));
  expect(screen.getByLabelText("Every Saturday")).toBeDefined();
  fireEvent.click(screen.getByLabelText("Wednesday"));
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ weekdays: ["WE", "SA"] }));
  fireEvent.change(screen.getByLabelText("Unit"), { target: { value: "month" } });
  expect(screen.getByLabelText("Every month on the 28th")).toBeDefined();
});

it("shows the next dates, and leaves out the one that is pressed", async () => {
  render(<Example />);
  fireEvent.click(screen.getByLabelText("Doesn’t repeat"));
  const [first] = await screen.findAllByRole("button", { name: /^Leave out Sat/ });
  fireEvent.click(first as HTMLElement);
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ except: ["2026-12-05"] }));
  expect(await screen.findByRole("button", { name: /^Bring back Sat/ })).toBeDefined();
});
