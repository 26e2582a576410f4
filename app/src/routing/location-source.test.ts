import { afterEach, describe, expect, it, vi } from "vitest";
import { browserLocation, memoryLocation } from "./location-source";

it.each([
  ["the address bar", browserLocation],
  ["memory", () => memoryLocation("/")],
])("a location in %s follows what is pushed and replaced, and tells of it until nobody listens", (_, make) => {
  const location = make();
  const heard = vi.fn();
  const stop = location.subscribe(heard);
  location.push("/browse?q=sea#top");
  expect(location.current()).toBe("/browse?q=sea#top");
  location.replace("/leaderboard");
  expect(location.current()).toBe("/leaderboard");
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  location.push("/");
  expect(heard).toHaveBeenCalledTimes(2);
});

describe("a page with something unsaved", () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  function guarded(make: () => ReturnType<typeof browserLocation>) {
    const location = make();
    location.replace("/profile/edit");
    const ask = vi.fn<(leave: () => void) => void>();
    stops.push(location.guard(ask));
    return { location, ask };
  }

  it.each([
    ["the address bar", browserLocation],
    ["memory", () => memoryLocation("/")],
  ])("is left in %s only when the reader says so", (_, make) => {
    const { location, ask } = guarded(make);
    location.push("/browse");
    expect(location.current()).toBe("/profile/edit");
    ask.mock.calls[0]?.[0]();
    expect(location.current()).toBe("/browse");
    location.push("/");
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("asks about no other query of the same page and no redirect", () => {
    const { location, ask } = guarded(() => memoryLocation("/"));
    location.push("/profile/edit?crop");
    location.replace("/login");
    expect(location.current()).toBe("/login");
    expect(ask).not.toHaveBeenCalled();
  });

  it("is there again when the browser went back, until the reader leaves it", () => {
    const { location, ask } = guarded(browserLocation);
    const back = vi.spyOn(window.history, "back").mockImplementation(() => undefined);
    const heard = vi.fn();
    stops.push(location.subscribe(heard));
    // As the back button does: the address changes first, then the page hears of it.
    window.history.replaceState(null, "", "/browse");
    window.dispatchEvent(new Event("popstate"));
    expect(location.current()).toBe("/profile/edit");
    expect(heard).not.toHaveBeenCalled();
    ask.mock.calls[0]?.[0]();
    expect(back).toHaveBeenCalledTimes(1);
    window.history.replaceState(null, "", "/browse");
    window.dispatchEvent(new Event("popstate"));
    expect(heard).toHaveBeenCalledTimes(1);
    back.mockRestore();
  });
});

it("an address bar tells of the browser's own buttons as well", () => {
  const location = browserLocation();
  const heard = vi.fn();
  location.subscribe(heard);
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(heard).toHaveBeenCalledTimes(1);
});

it("a page in memory replaces the newest entry only", () => {
  const location = memoryLocation("/");
  location.push("/browse");
  location.replace("/browse?q=sea");
  expect(location.entries).toEqual(["/", "/browse?q=sea"]);
});
