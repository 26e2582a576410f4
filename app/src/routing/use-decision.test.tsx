import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { memoryLocation } from "./location-source";
import { useDecision } from "./use-decision";
import { LocationContext } from "./use-location";

function decisionAt(start: string, signedIn: boolean) {
  const location = memoryLocation(start);
  const hook = renderHook(({ signedIn }) => useDecision(signedIn), {
    initialProps: { signedIn },
    wrapper: ({ children }) => <LocationContext value={location}>{children}</LocationContext>,
  });
  return { location, decision: () => hook.result.current, signIn: () => hook.rerender({ signedIn: true }) };
}

it("follows the address from screen to screen", () => {
  const { location, decision } = decisionAt("/browse?q=sea", false);
  expect(decision()).toMatchObject({ kind: "show", name: "browse", query: { q: "sea" } });
  act(() => location.push("/2025"));
  expect(decision()).toMatchObject({ kind: "show", name: "year" });
});

it("leads somebody to sign in, and lets them through once they have", () => {
  const { decision, signIn } = decisionAt("/profile/edit?from=test", false);
  expect(decision()).toMatchObject({
    kind: "redirect",
    to: "/login?redirect=/profile/edit?from=test",
    returnTo: "/profile/edit?from=test",
  });
  signIn();
  expect(decision()).toMatchObject({ kind: "show", name: "edit-profile" });
});

it("finds no page for what is not in the table", () => {
  expect(decisionAt("/nowhere", true).decision()).toMatchObject({ kind: "error", status: 404 });
});
