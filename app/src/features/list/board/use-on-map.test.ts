import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { mapFocus } from "~/state/map-focus";
import { useOnMap } from "./use-on-map";

function rowAt(top: number) {
  const row = document.createElement("li");
  row.getBoundingClientRect = () => new DOMRect(0, top, 300, 60);
  row.scrollIntoView = vi.fn();
  return row;
}

it.each([
  ["is brought into view where it is not", 5_000, true, 1],
  ["stays where it is seen", 100, true, 0],
  ["stays where the map is not beside it", 5_000, false, 0],
])("the row of a pressed pin %s", (_, top, isBeside, scrolls) => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: isBeside } as MediaQueryList);
  const row = rowAt(top);
  const { result } = renderHook(() => useOnMap("a", { current: row }));
  act(() => mapFocus.setState({ shown: "b" }));
  expect(result.current).toBe(false);
  act(() => mapFocus.setState({ shown: "a" }));
  expect(result.current).toBe(true);
  expect(row.scrollIntoView).toHaveBeenCalledTimes(scrolls);
  act(() => mapFocus.setState({ shown: null }));
});
