import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { DateField } from "./date-field";

const heard = vi.fn();

function Example() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <MantineProvider>
      <DateField
        label="Day"
        value={value}
        today="2026-11-20"
        min="2026-11-20"
        onChange={(date) => {
          heard(date);
          setValue(date);
        }}
      />
    </MantineProvider>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Day", { selector: "input" });
function type(value: string) {
  fireEvent.change(field(), { target: { value } });
  fireEvent.blur(field());
}

it("takes a day as it is typed, and writes it in full", () => {
  render(<Example />);
  type("28 Nov");
  expect(heard).toHaveBeenLastCalledWith("2026-11-28");
  expect(field().value).toMatch(/^Sat,? 28 Nov 2026$|^Sat, Nov 28, 2026$/);
});

it("says why a day can't be, and keeps what was typed", () => {
  render(<Example />);
  type("30 February");
  expect(screen.getByText("February 2027 has 28 days.")).toBeDefined();
  expect(field().value).toBe("30 February");
  type("20 Nov 2026");
  expect(heard).toHaveBeenLastCalledWith("2026-11-20");
  type("19 Nov 2026");
  expect(screen.getByText("That day has passed.")).toBeDefined();
  expect(heard).toHaveBeenLastCalledWith(null);
});

it("opens the calendar from the keyboard and takes the day that is pressed in it", async () => {
  render(<Example />);
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  const calendar = await screen.findByRole("dialog");
  fireEvent.click(within(calendar).getByLabelText(/Saturday.*28/));
  expect(heard).toHaveBeenLastCalledWith("2026-11-28");
});

it("goes on to the next month at the edge of one, and a month further with Page down", async () => {
  render(<Example />);
  type("28 Nov");
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  const calendar = await screen.findByRole("dialog");
  fireEvent.keyDown(within(calendar).getByLabelText(/Saturday.*28/), { key: "ArrowDown" });
  const fifth = await within(calendar).findByLabelText(/Saturday.*December 5|Saturday,? 5 December/);
  expect(document.activeElement).toBe(fifth);
  fireEvent.keyDown(fifth, { key: "PageDown" });
  expect(document.activeElement).toBe(await within(calendar).findByLabelText(/January 5|5 January/));
});
