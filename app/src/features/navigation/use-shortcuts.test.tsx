import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useShortcuts } from "./use-shortcuts";

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}

it("brings a key to the field for new things, unless a dialog lies over the page", () => {
  document.body.innerHTML = '<input data-new><section role="dialog" aria-modal="true"></section>';
  renderHook(() => useShortcuts(() => undefined));
  press("n");
  expect(document.activeElement).toBe(document.body);
  document.querySelector("section")?.remove();
  press("n");
  expect(document.activeElement).toBe(document.querySelector("[data-new]"));
});

it("undoes nothing behind a dialog", () => {
  document.body.innerHTML = '<section role="dialog" aria-modal="true"></section>';
  let undone = 0;
  renderHook(() => useShortcuts(() => (undone += 1)));
  press("z");
  expect(undone).toBe(0);
  document.querySelector("section")?.remove();
  press("z");
  expect(undone).toBe(1);
});
