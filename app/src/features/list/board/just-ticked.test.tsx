import { MantineProvider } from "@mantine/core";
import { act, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Activity } from "~/core";
import { everything, partsOf } from "./filter";
import { holdRow, justTicked, releaseRow } from "./just-ticked";
import { RowPicture } from "./row-picture";

const open: Activity = { id: "swim", title: "Swim", kind: "do", status: "wish" };
const done: Activity = { ...open, status: "done", doneAt: "2026-03-05T12:00:00Z" };
const sections = () => {
  const parts = partsOf([done], { pinned: [], filter: everything, held: justTicked.getState() });
  return Object.entries(parts).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []));
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  act(() => releaseRow(open.id));
});

it("a ticked row keeps its place with the stamp of the day, and then moves", async () => {
  const { container } = render(
    <MantineProvider>
      <RowPicture activity={done} />
    </MantineProvider>,
  );
  const stamp = () => container.querySelector("svg[data-fresh]")?.textContent;
  expect(stamp()).toBeUndefined();
  act(() => holdRow(open));
  await waitFor(() => expect(stamp()).toContain("5Mar"));
  expect(sections()).toEqual(["wish"]);
  act(() => void vi.runAllTimers());
  expect(sections()).toEqual(["done"]);
  expect(stamp()).toBeUndefined();
});

it("a row that is opened again at once moves at once", () => {
  holdRow(open);
  releaseRow(open.id);
  expect(sections()).toEqual(["done"]);
});
