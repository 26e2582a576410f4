import { MantineProvider } from "@mantine/core";
import { render, renderHook, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Activity } from "~/core";
import { placedItems } from "~/sync/lists/placed-items";
import { useCategoryOf } from "~/ui/pictures/use-category";
import { CategoryField } from "../item/category-field";
import { everything, partsOf } from "./filter";

const place = { name: "Kyoto", lat: 35, lng: 135 };
const swim: Activity = { id: "a", title: "Swim in a lake", kind: "do", status: "wish", place };
const chosen: Activity = { ...swim, id: "b", category: "body" };

async function loadedCategories() {
  const { result } = renderHook(useCategoryOf);
  await waitFor(() => expect(result.current(swim)).toBe("water"));
  return result.current;
}

it("a list is narrowed by the category that words lead to, where none was chosen", async () => {
  const getCategory = await loadedCategories();
  const wishesIn = (category: "water" | "body") =>
    partsOf([swim, chosen], { pinned: [], filter: { ...everything, category }, getCategory }).wish.map(({ id }) => id);
  expect(wishesIn("water")).toEqual(["a"]);
  expect(wishesIn("body")).toEqual(["b"]);
});

it("a pin has the colour of the category that words lead to", async () => {
  const pins = placedItems([swim, chosen], await loadedCategories());
  expect(pins.map(({ category }) => category)).toEqual(["water", "body"]);
});

it("the details name the category that words lead to, until one is chosen", async () => {
  render(
    <MantineProvider>
      <CategoryField activity={swim} onChange={vi.fn()} />
    </MantineProvider>,
  );
  expect(await screen.findByRole("option", { name: "Automatic: Water", selected: true })).toBeTruthy();
});
