import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Stage } from "./stage";

it.each([
  [2, "2"],
  [null, null],
] as const)("numbers the steps of several, not an only one: %o", (number, shown) => {
  render(
    <MantineProvider>
      <Stage number={number} title="When" state="current">
        dates
      </Stage>
    </MantineProvider>,
  );
  expect(screen.getByRole("heading", { name: "When" })).toBeTruthy();
  expect(screen.queryByText("2")?.textContent ?? null).toBe(shown);
});
