import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showFriends, useWithFriends } from "./choice";
import { WhoseSwitch } from "./whose-switch";

it("shows one's own until somebody chooses, and then the same on all maps and on the next page", () => {
  const map = renderHook(useWithFriends);
  const other = renderHook(useWithFriends);
  expect(map.result.current).toBe(false);
  act(() => showFriends(true));
  expect([map.result.current, other.result.current]).toEqual([true, true]);
  expect(localStorage.getItem("yonder-map-friends")).toBe("1");
  act(() => showFriends(false));
  expect(other.result.current).toBe(false);
});

it("remembers what is pressed, and tells of it", () => {
  const told: boolean[] = [];
  render(
    <MantineProvider>
      <WhoseSwitch withFriends={false} onChange={(shown) => told.push(shown)} />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole("radio", { name: "With friends" }));
  expect(told).toEqual([true]);
  expect(localStorage.getItem("yonder-map-friends")).toBe("1");
});
