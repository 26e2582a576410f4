import { expect, it, vi } from "vitest";
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
