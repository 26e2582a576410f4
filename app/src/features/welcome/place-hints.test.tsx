import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Activity } from "~/core";
import { worldSights } from "~/workers/sights";
import { worldPlaces } from "~/workers/world";
import { WishField } from "./wish-field";

vi.mock("~/api/config", () => ({ runtimeConfig: () => Promise.reject(new Error("no server")) }));
vi.mock("~/sync/lists/place-wish", () => ({ placeWish: vi.fn() }));
vi.mock("~/routing/link", () => ({ Link: () => null }));
vi.mock("~/workers/world", () => ({ worldPlaces: vi.fn(), isReplaced: () => false }));
vi.mock("~/workers/sights", () => ({ worldSights: vi.fn() }));

const sight = (name: string, country = "GB") => {
  return { id: `wd:${name}`, name, names: {}, kind: "sight", country, population: 0, lng: 2.29, lat: 48.86 };
};
const world = [sight("Tower of London"), sight("Tower Bridge"), sight("Eiffel Tower", "FR"), sight("Lake Como", "IT")];
const portree = { ...sight("Portree"), kind: "town", population: 2300 };

/** Finds what has all the words typed, as the core does. */
const searchPlaces = async (text: string) =>
  world.filter(({ name }) => text.split(" ").every((word) => name.toLowerCase().includes(word.toLowerCase())));
const nearestPlace = async () => ({ place: portree, distanceKm: 12 });

beforeEach(() => {
  vi.mocked(worldPlaces).mockResolvedValue({ searchPlaces, nearestPlace } as never);
  vi.mocked(worldSights).mockRejectedValue(new Error("not loaded"));
});

function write(text: string) {
  const onAdd = vi.fn(async (_title: string, _more?: Partial<Activity>) => true);
  render(
    <MantineProvider>
      <WishField year={2027} onAdd={onAdd} />
    </MantineProvider>,
  );
  const field = screen.getByLabelText("I want to");
  fireEvent.change(field, { target: { value: text } });
  return { field, onAdd };
}

const hints = async () => {
  const group = await screen.findByRole("group", { name: "Places to add" });
  await waitFor(() => expect(group.querySelector("button")).not.toBeNull());
  return [...group.querySelectorAll("button")].map(({ textContent }) => textContent);
};

it.each(["Eiffel Tower", "eiffel tower", "Eiffel Tow", "see the Eiffel Tower"])(
  "%j offers the place that is saved, and no other tower",
  async (text) => {
    write(text);
    expect(await hints()).toEqual(["Eiffel Tower, Sight · France"]);
  },
);

it("offers the place behind a first word that is no part of it", async () => {
  write("Paint Lake Como");
  expect(await hints()).toEqual(["Lake Como, Sight · Italy"]);
});

it("calls a wish after its place where it is nothing else, and leaves one's own words as they are", async () => {
  const { onAdd } = write("eiffel tower");
  await hints();
  fireEvent.click(screen.getByRole("button", { name: /Eiffel Tower/ }));
  await waitFor(() => expect(onAdd).toHaveBeenCalled());
  expect(onAdd.mock.calls[0]?.[1]).toMatchObject({ title: "Eiffel Tower", kind: "go", placeId: "wd:Eiffel Tower" });
});

it.each(["57.5, -6.64", "57,5 -6,64"])("offers the spot of %s, and Enter adds it", async (text) => {
  const { field, onAdd } = write(text);
  await waitFor(async () => expect((await hints())[0]).toBe("Near Portree, exactly at 57.5, -6.64"));
  fireEvent.submit(field);
  await waitFor(() => expect(onAdd).toHaveBeenCalled());
  const place = { name: "Near Portree", lat: 57.5, lng: -6.64 };
  expect(onAdd.mock.calls).toEqual([
    ["Near Portree", { title: "Near Portree", kind: "go", placeId: "geo:57.5,-6.64", place }],
  ]);
});

it("adds a spot as it reads where nothing is known of what is near it", async () => {
  vi.mocked(worldPlaces).mockRejectedValue(new Error("no worker"));
  const { field, onAdd } = write("57.5, -6.64");
  fireEvent.submit(field);
  await waitFor(() => expect(onAdd).toHaveBeenCalledWith("57.5, -6.64", expect.objectContaining({ kind: "go" })));
});
