import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { OptionFields } from "./option-fields";

const options = { deadline: null, capacity: null, plusOnes: 0, hideVotes: false, hideGuests: false, carpool: false };
const kestrel = { id: "k", name: "Kestrel Puddlejump" };

it("shares cars in a poll, and marks who must be there", () => {
  const [onChange, onToggleNeeded] = [vi.fn(), vi.fn()];
  const people = { people: [kestrel], needed: [], onToggleNeeded };
  render(
    <MantineProvider>
      <OptionFields options={options} onChange={onChange} isPoll timeZone="Europe/Berlin" {...people} />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole("switch", { name: /Share cars/ }));
  expect(onChange).toHaveBeenCalledWith({ carpool: true });
  const needed = within(screen.getByRole("region", { name: "Must be there" }));
  fireEvent.click(needed.getByRole("button", { name: /Kestrel/ }));
  expect(onToggleNeeded).toHaveBeenCalledWith("k");
});
