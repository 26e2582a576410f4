import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Countdown } from "./countdown";

const START = Date.parse("2026-11-28T16:02:00Z");
const UNTIL = "2026-11-28T16:12:00Z";
const onOver = vi.fn();

beforeEach(() => {
  onOver.mockClear();
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(serverOffsetMs = 0) {
  render(
    <MantineProvider>
      <Countdown
        until={UNTIL}
        lengthMs={600_000}
        serverOffsetMs={serverOffsetMs}
        extend={<button type="button">More</button>}
        again={<button type="button">Again</button>}
        onOver={onOver}
      />
    </MantineProvider>,
  );
}

const clock = () => screen.getByRole("timer").textContent;
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

it("says until when first, counts each second, and offers more time in the last two minutes", () => {
  show();
  expect(screen.getByText(/^Yours until/)).toBeDefined();
  expect(clock()).toBe("10:00");
  pass(1);
  expect(clock()).toBe("9:59");
  expect(screen.queryByRole("button", { name: "More" })).toBeNull();
  pass(480);
  expect(clock()).toBe("1:59");
  expect(screen.getByRole("button", { name: "More" })).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("2 min left.");
});

it("goes by the server's clock", () => {
  show(60_000);
  expect(clock()).toBe("9:00");
});

it("is right again when the tab wakes up, and says once that it is over", () => {
  show();
  vi.setSystemTime(START + 3_600_000);
  fireEvent(window, new Event("pageshow"));
  expect(screen.getByText(/^Ended at/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Again" })).toBeDefined();
  fireEvent(window, new Event("focus"));
  pass(5);
  expect(onOver).toHaveBeenCalledOnce();
});
