import { MantineProvider } from "@mantine/core";
import { cleanNotifications } from "@mantine/notifications";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UNDO_MS } from "./toast-options";
import { show, Toasts } from "./toasts";

beforeEach(() => {
  vi.useFakeTimers();
  cleanNotifications();
  render(
    <MantineProvider>
      <Toasts />
    </MantineProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const offers = () => screen.queryAllByRole("button", { name: "Undo" });
const say = (message: string, run: () => void = () => undefined) =>
  act(() => show({ message, place: "undo", action: { label: "Undo", run } }));

it("offers one thing to take back, however quickly the next thing is done", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  say("Removed A.", first);
  say("Removed B.", second);
  expect(offers()).toHaveLength(1);
  expect(screen.queryByText("Removed A.")).toBeNull();
  fireEvent.click(offers()[0] as HTMLElement);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

it("stays for its whole time after the last thing that was done", () => {
  say("Removed A.");
  act(() => void vi.advanceTimersByTime(UNDO_MS - 1000));
  say("Removed B.");
  act(() => void vi.advanceTimersByTime(UNDO_MS - 1000));
  expect(offers()).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(1001));
  act(() => void vi.advanceTimersByTime(250));
  expect(offers()).toHaveLength(0);
});

it("comes again for a thing done while the one before is leaving", () => {
  say("Removed A.");
  fireEvent.click(offers()[0] as HTMLElement);
  say("Removed B.");
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText("Removed B.")).toBeDefined();
  expect(offers()).toHaveLength(1);
});

it("on a phone a polite toast does not push away what one may undo", () => {
  const matchMedia = vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  say("Removed A.");
  act(() => show({ message: "Ann joined", place: "notification", isPolite: true }));
  expect(screen.queryByText("Ann joined")).toBeNull();
  expect(offers()).toHaveLength(1);
  matchMedia.mockRestore();
});
