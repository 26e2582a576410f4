import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { forgetLists, lists } from "~/state/lists";
import { useLists } from "~/sync/lists/use-lists";
import { Welcome } from "./welcome";

// It would be loaded after the end of the test that first says something.
vi.mock("~/ui/toast", () => ({ toast: vi.fn(), hideToast: vi.fn() }));

const YEAR = 2031;

function Page() {
  const shown = useLists((state) => state.shown);
  return (
    <Welcome year={YEAR} list={shown.find(({ data }) => data.year === YEAR)} other={undefined}>
      <p>join</p>
    </Welcome>
  );
}

const open = () =>
  render(
    <MantineProvider>
      <Page />
    </MantineProvider>,
  );

afterEach(forgetLists);

it("lets a sample be ticked and unticked, and keeps none of that", () => {
  open();
  expect(screen.getByRole("heading", { name: `Our ${YEAR}` })).toBeTruthy();
  const ramen = screen.getByRole<HTMLInputElement>("checkbox", { name: "Make ramen from scratch: done" });
  fireEvent.click(ramen);
  expect(ramen.checked).toBe(true);
  fireEvent.click(ramen);
  expect(ramen.checked).toBe(false);
  expect(lists.getState().shown).toEqual([]);
});

it("keeps a wish that is too long whole, and says by how much", () => {
  open();
  const field = screen.getByLabelText<HTMLInputElement>("I want to");
  fireEvent.change(field, { target: { value: "x".repeat(141) } });
  fireEvent.submit(field);
  expect(screen.getByRole("alert").textContent).toBe("1 character too many");
  expect([field.value.length, lists.getState().shown]).toEqual([141, []]);
});

it("puts the first wish on the reader's own list, above what else can be taken", async () => {
  open();
  fireEvent.change(screen.getByLabelText("I want to"), { target: { value: "  see the puffins " } });
  fireEvent.submit(screen.getByLabelText("I want to"));
  expect(await screen.findByRole("heading", { name: `My ${YEAR}` })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Add “See the northern lights”" }));
  await waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(2));
  const [latest, first] = lists.getState().shown[0]?.data.activities.toReversed() ?? [];
  expect(first?.title).toBe("See the puffins");
  expect(latest).toMatchObject({ title: "See the northern lights", category: "nights", place: { name: "Tromsø" } });
  expect(latest?.id).not.toBe("lights");
});
