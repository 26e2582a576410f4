import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showFriends, useWithFriends } from "./choice";
import { WhoseSwitch } from "./whose-switch";

it("is as each map begins until somebody chooses, and then the same on all maps and on the next page", () => {
  const list = renderHook(() => useWithFriends(false));
  const browse = renderHook(() => useWithFriends(true));
  expect([list.result.current, browse.result.current]).toEqual([false, true]);
  act(() => showFriends(false));
  expect([list.result.current, browse.result.current]).toEqual([false, false]);
  expect(localStorage.getItem("yonder-map-friends")).toBe("0");
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
