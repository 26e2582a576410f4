import { afterEach, expect, it, vi } from "vitest";
import { blended } from "./view-transition";

const start = vi.fn((change: () => void) => change());

function browser({ blends, still, hidden }: { blends: boolean; still: boolean; hidden: boolean }): void {
  if (blends) Object.assign(document, { startViewTransition: start });
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: still } as MediaQueryList);
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
}

afterEach(() => {
  Reflect.deleteProperty(document, "startViewTransition");
  vi.restoreAllMocks();
  start.mockClear();
});

it.each([
  ["blends where the browser can", { blends: true, still: false, hidden: false }, 1],
  ["changes at once for who wants things still", { blends: true, still: true, hidden: false }, 0],
  ["changes at once where nobody looks", { blends: true, still: false, hidden: true }, 0],
  ["changes at once where the browser cannot blend", { blends: false, still: false, hidden: false }, 0],
])("%s, and changes once", (_, how, times) => {
  browser(how);
  const change = vi.fn();
  blended(change);
  expect(change).toHaveBeenCalledTimes(1);
  expect(start).toHaveBeenCalledTimes(times);
});
