import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { placeWish } from "~/sync/lists/place-wish";
import { worldPlaces } from "~/workers/world";
import { Composer } from "./composer";

vi.mock("~/api/config", () => ({ runtimeConfig: () => Promise.reject(new Error("no server")) }));
vi.mock("~/sync/lists/place-wish", () => ({ placeWish: vi.fn() }));
vi.mock("~/workers/world", () => ({ worldPlaces: vi.fn(), isReplaced: () => false }));

const kyoto = { id: "jp-kyoto", name: "Old Kyoto", country: "JP", population: 1, lng: 135.75, lat: 35.02 };

it("says that places are looked for, and puts on the map what is named in full once they are there", async () => {
  let letGo = (_: unknown) => {};
  const core = new Promise((resolve) => {
    letGo = resolve;
  });
  vi.mocked(worldPlaces).mockReturnValue(core as ReturnType<typeof worldPlaces>);
  const onWish = vi.fn(async (_: string) => true);
  render(
    <MantineProvider>
      <Composer listId="l1" year={2027} onWish={onWish} onPlace={vi.fn()} />
    </MantineProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Add a wish or a place" });
  fireEvent.change(field, { target: { value: "See Old Kyoto" } });
  expect(await screen.findByText("Looking for places…")).toBeTruthy();
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onWish.mock.calls).toEqual([["See Old Kyoto"]]);
  letGo({ searchPlaces: async () => [kyoto] });
  await waitFor(() => expect(placeWish).toHaveBeenCalledWith(2027, "See Old Kyoto", expect.objectContaining(kyoto)));
});

it.each([
  ["Matterhorn", { kind: "mountain", population: 0 }, true],
  ["Bath", { kind: "town", population: 101_557 }, false],
])("puts %s on the map with Enter if it is no town that may be a word", async (name, more, isPlaced) => {
  vi.mocked(placeWish).mockClear();
  const searchPlaces = vi.fn(async () => [{ ...kyoto, name, ...more }]);
  vi.mocked(worldPlaces).mockResolvedValue({ searchPlaces } as never);
  render(
    <MantineProvider>
      <Composer listId="l1" year={2027} onWish={async () => true} onPlace={vi.fn()} />
    </MantineProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Add a wish or a place" });
  fireEvent.change(field, { target: { value: name } });
  await screen.findByRole("option", { name: new RegExp(`^${name}`), hidden: true });
  searchPlaces.mockClear();
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(searchPlaces).toHaveBeenCalled());
  await waitFor(() => expect(vi.mocked(placeWish).mock.calls.length).toBe(isPlaced ? 1 : 0));
});
