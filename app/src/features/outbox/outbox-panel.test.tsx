import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Entry } from "~/sync/outbox/entry";
import "~/sync/lists/item-edit";
import { OutboxPanel } from "./outbox-panel";

const activity = { id: "a1", title: "Bake bread", note: "with rye" };
const entry = (code: string): Entry => ({
  key: "k1",
  kind: "item-edit",
  uid: "ben",
  subject: "item-edit/l1",
  data: { listId: "l1", ops: [{ op: "add", activity }], subjects: [] },
  createdAt: "2031-01-01T00:00:00.000Z",
  sequence: 1,
  status: "refused",
  isLate: true,
  attempts: 1,
  triedAt: 0,
  notBefore: 0,
  failure: { code, message: "no" },
});

const open = (shown: Entry) =>
  render(
    <MantineProvider>
      <OutboxPanel opened onClose={() => undefined} entries={[shown]} />
    </MantineProvider>,
  );

it("lets the text of an edit be copied whose list is lost, and does not offer to try again", async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  open(entry("not-found"));
  fireEvent.click(await screen.findByRole("button", { name: "Copy the text: Add Bake bread" }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith("Bake bread\nwith rye"));
  expect(screen.getByText("You can no longer edit this list.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Try again/ })).toBeNull();
});

it("offers to try again what may be accepted later", async () => {
  open(entry("permission-denied"));
  expect(await screen.findByRole("button", { name: "Try again: Add Bake bread" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Copy the text/ })).toBeNull();
});
