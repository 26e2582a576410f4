import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { memoryLocation } from "~/routing/location-source";
import { LocationContext } from "~/routing/use-location";

const signOut = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("./session", () => ({ signOut }));
const { useSignOut } = await import("./use-sign-out");

it.each([
  ["/app/bucket-list?year=2031", "/"],
  ["/bucket-list", "/"],
  ["/profile?view=friends", "/"],
  ["/profile/edit", "/"],
  ["/profile/ada", "/profile/ada"],
  ["/browse", "/browse"],
])("from %s leads to %s, where nothing looks lost", (from, to) => {
  const location = memoryLocation(from);
  const { result } = renderHook(useSignOut, {
    wrapper: ({ children }) => <LocationContext value={location}>{children}</LocationContext>,
  });
  result.current();
  expect(location.current()).toBe(to);
  expect(signOut).toHaveBeenCalled();
});
