import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { memoryLocation } from "./location-source";
import { LocationContext } from "./use-location";
import { useQuery } from "./use-query";

function queryAt(start: string) {
  const location = memoryLocation(start);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocationContext value={location}>{children}</LocationContext>
  );
  const { result } = renderHook(() => useQuery(), { wrapper });
  return { location, query: () => result.current[0], change: result.current[1] };
}

it("changes parts of the address in place, and leaves the others", () => {
  const { location, query, change } = queryAt("/browse?q=sea&show=lists");
  act(() => change({ show: null, category: "food & drink" }));
  expect(location.entries).toEqual(["/browse?q=sea&category=food+%26+drink"]);
  expect(query().get("category")).toBe("food & drink");
  expect(query().has("show")).toBe(false);
});

it("leaves no question mark where nothing is asked", () => {
  const { location, change } = queryAt("/browse?q=sea");
  act(() => change({ q: null }));
  expect(location.current()).toBe("/browse");
});

it("goes on from the address as it is, also where two changes come before the next drawing", () => {
  const { location, change } = queryAt("/browse");
  act(() => {
    change({ q: "sea" });
    change({ show: "lists" });
  });
  expect(location.current()).toBe("/browse?q=sea&show=lists");
});

it("makes a step of a change that Back should take back", () => {
  const { location, change } = queryAt("/browse?q=sea");
  act(() => change({ view: "map" }, "push"));
  expect(location.entries).toEqual(["/browse?q=sea", "/browse?q=sea&view=map"]);
});
