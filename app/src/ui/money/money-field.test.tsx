import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { MoneyField } from "./money-field";

const heard = vi.fn();

function Example({ initial = null, max }: { initial?: number | null; max?: number }) {
  const [value, setValue] = useState<number | null>(initial);
  return (
    <MantineProvider>
      <MoneyField
        label="Price"
        currency="EUR"
        value={value}
        {...(max !== undefined && { max })}
        onChange={(minor) => {
          heard(minor);
          setValue(minor);
        }}
      />
    </MantineProvider>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Price");
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it("gives minor units while one types, and writes the amount in full when one is done", () => {
  render(<Example />);
  type("9.5");
  expect(heard).toHaveBeenLastCalledWith(950);
  expect(field().value).toBe("9.5");
  fireEvent.blur(field());
  expect(field().value).toBe("9.50");
});

it("keeps what it can't read, says why, and gives no amount", () => {
  render(<Example initial={1250} />);
  expect(field().value).toBe("12.50");
  type("12.505");
  expect(heard).toHaveBeenLastCalledWith(null);
  expect(screen.queryByText(/decimals/)).toBeNull();
  fireEvent.blur(field());
  expect(field().value).toBe("12.505");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Euro has 2 decimals at most.")).toBeDefined();
});

it("holds to its bounds in the reader's own writing", () => {
  render(<Example max={500} />);
  type("6");
  fireEvent.blur(field());
  expect(heard).toHaveBeenLastCalledWith(null);
  expect(screen.getByText("At most €5.00.")).toBeDefined();
});
