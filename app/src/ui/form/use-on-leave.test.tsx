import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useOnLeave } from "./use-on-leave";

function Field({ save }: { save: () => void }) {
  useOnLeave(save);
  return null;
}

test("what was typed last is saved once when the field is taken away", () => {
  const [first, last] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = render(<Field save={first} />);
  rerender(<Field save={last} />);
  unmount();
  window.dispatchEvent(new Event("pagehide"));
  expect(first).not.toHaveBeenCalled();
  expect(last).toHaveBeenCalledOnce();
});

test("what was typed is saved when the page is reloaded or closed", () => {
  const save = vi.fn();
  render(<Field save={save} />);
  window.dispatchEvent(new Event("pagehide"));
  expect(save).toHaveBeenCalledOnce();
});
