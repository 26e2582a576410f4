import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UNDO_MS } from "../toast-options";
import { COMMENT_MAX, type Comment } from "./comment";
import { Comments } from "./comments";

// The browser of these tests has no typefaces to wait for, which a field that grows does.
Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });

const ann = { id: "ann", name: "Ann Arbor" };
const comment = (id: string, rest: Partial<Comment> = {}): Comment => ({
  id,
  author: ann,
  text: `text ${id}`,
  at: "2026-05-03T10:00:00Z",
  isOwn: false,
  ...rest,
});

const did = { send: vi.fn(), remove: vi.fn(), retry: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

const element = (comments: readonly Comment[], rest = {}) => (
  <MantineProvider>
    <Comments
      label="Comments"
      comments={comments}
      onSend={did.send}
      onDelete={did.remove}
      onRetry={did.retry}
      {...rest}
    />
  </MantineProvider>
);

const field = () => screen.getByLabelText("Your comment");
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

it("sends with Enter, not with Shift and Enter, and never what is empty", () => {
  render(element([]));
  type("  ");
  fireEvent.keyDown(field(), { key: "Enter" });
  type(" Bring soup ");
  fireEvent.keyDown(field(), { key: "Enter", shiftKey: true });
  expect(did.send).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(did.send).toHaveBeenCalledExactlyOnceWith("Bring soup");
  expect(field()).toHaveProperty("value", "");
});

it("keeps what is too long in the field, and says by how much", () => {
  render(element([]));
  type("x".repeat(COMMENT_MAX - 5));
  expect(screen.getByText("5 characters left")).toBeTruthy();
  type("🙂".repeat(COMMENT_MAX + 2));
  expect(screen.getByText("2 characters too long")).toBeTruthy();
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(did.send).not.toHaveBeenCalled();
});

it("deletes an own comment once the time to undo is over", () => {
  render(element([comment("1", { isOwn: true })]));
  fireEvent.click(screen.getByRole("button", { name: "Delete “text 1”" }));
  expect(screen.queryByText("text 1")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Undo");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  act(() => void vi.advanceTimersByTime(2 * UNDO_MS));
  expect(did.remove).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Delete “text 1”" }));
  act(() => void vi.advanceTimersByTime(UNDO_MS));
  expect(did.remove).toHaveBeenCalledExactlyOnceWith("1");
});

it("deletes at once what was marked when it is left", () => {
  const { unmount } = render(element([comment("1", { isOwn: true })]));
  fireEvent.click(screen.getByRole("button", { name: "Delete “text 1”" }));
  unmount();
  expect(did.remove).toHaveBeenCalledExactlyOnceWith("1");
});

it("says what waits and what failed, and sends that again", () => {
  render(element([comment("1", { isOwn: true, state: "waiting" }), comment("2", { isOwn: true, state: "failed" })]));
  expect(screen.getByText("Will be sent when you’re online.")).toBeTruthy();
  fireEvent.click(within(screen.getByRole("alert")).getByRole("button", { name: "Try again" }));
  expect(did.retry).toHaveBeenCalledExactlyOnceWith("2");
});

it("shows the last ones of a long talk, and the earlier ones on a press", () => {
  render(element(Array.from({ length: 25 }, (_, at) => comment(String(at)))));
  expect(screen.getAllByRole("listitem")).toHaveLength(20);
  fireEvent.click(screen.getByRole("button", { name: "Show 5 earlier comments" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(25);
});

it("announces what others write gathered in one sentence, not one's own", () => {
  const first = comment("1");
  const { rerender } = render(element([first]));
  const more = [comment("2"), comment("3", { author: null }), comment("4", { isOwn: true })];
  rerender(element([first, ...more.slice(0, 1)]));
  rerender(element([first, ...more]));
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.getByRole("status").textContent).toBe("2 new comments from Ann and Deleted person");
  rerender(element([first, ...more, comment("5")]));
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.getByRole("status").textContent).toBe("Ann: text 5");
});

it("has no field where nobody can write any more", () => {
  render(element([], { closed: "This hangout was cancelled." }));
  expect(screen.queryByLabelText("Your comment")).toBeNull();
  expect(screen.getByText("This hangout was cancelled.")).toBeTruthy();
});
