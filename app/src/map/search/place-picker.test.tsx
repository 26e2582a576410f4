import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { PlacePicker } from "./place-picker";
import { gazetteer } from "./providers/gazetteer";
import type { FoundPlace } from "./providers/provider";
import type { PlaceSearch } from "./use-place-search";

vi.mock("~/workers/world", () => ({ worldPlaces: () => Promise.reject(new Error("none")), isReplaced: () => false }));

const kyoto = { id: "geonames:1", name: "Kyoto", country: "JP", population: 1, lng: 135.76, lat: 35.02 };

const answer = (rest: Partial<PlaceSearch>) => (): PlaceSearch => ({
  places: [],
  by: gazetteer,
  settled: true,
  failed: false,
  retry: () => undefined,
  ...rest,
});

let picked: FoundPlace[] = [];
afterEach(() => {
  picked = [];
  vi.restoreAllMocks();
});

function draw(search: Partial<PlaceSearch>, rest: Partial<ComponentProps<typeof PlacePicker>> = {}) {
  const useSearch = answer(search);
  render(
    <MantineProvider>
      <PlacePicker label="Place" onPick={(place) => picked.push(place)} useSearch={useSearch} {...rest} />
    </MantineProvider>,
  );
}

const field = () => screen.getByLabelText("Place");
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(field(), { key, code: key });

it("hands over the place that is pressed, and is ready for the next", async () => {
  draw({ places: [kyoto] });
  type("kyo");
  await act(async () => fireEvent.click(screen.getByRole("option", { name: /Kyoto/ })));
  expect(picked).toEqual([kyoto]);
  expect(field()).toHaveProperty("value", "");
});

it("takes the best match with Enter, and nothing while there is none", async () => {
  const onFindOnMap = vi.fn();
  draw({ places: [kyoto] }, { onFindOnMap });
  fireEvent.focus(field());
  press("Enter");
  expect(onFindOnMap).not.toHaveBeenCalled();
  type("kyo");
  await act(async () => press("Enter"));
  expect(picked).toEqual([kyoto]);
});

it("keeps what was typed when nobody can say where the place is", async () => {
  const by = { ...gazetteer, locate: () => Promise.reject(new Error("down")) };
  draw({ places: [kyoto], by });
  type("kyo");
  await act(async () => fireEvent.click(screen.getByRole("option", { name: /Kyoto/ })));
  expect(screen.getByText(/couldn’t find where/)).toBeTruthy();
  expect(field()).toHaveProperty("value", "kyo");
});

it("offers the very spot of pasted coordinates, called after the nearest place", async () => {
  const spot = {
    ...kyoto,
    id: "geo:35.01164,135.76803",
    name: "Near Kyoto",
    population: 0,
    lat: 35.01164,
    lng: 135.76803,
  };
  draw({ places: [spot, kyoto] });
  type("https://www.google.com/maps/@35.0116364,135.7680294,15z");
  await act(async () => fireEvent.click(screen.getByRole("option", { name: /Near Kyoto.*35.01164, 135.76803/ })));
  expect(picked).toEqual([spot]);
});

it("says that nothing is called so, and what else can be done", () => {
  draw({});
  type("Xyzzy");
  expect(screen.getByText("No place called “Xyzzy” found.")).toBeTruthy();
});

it("says that it searches before it says that nothing was found", () => {
  draw({ settled: false });
  type("Xyzzy");
  expect(screen.getByText("Searching…")).toBeTruthy();
  expect(screen.queryByText(/No place/)).toBeNull();
});

it("says that the search failed, and searches again on a press", () => {
  const retry = vi.fn();
  draw({ failed: true, retry });
  type("kyo");
  expect(screen.getByText("We can’t search places right now.")).toBeTruthy();
  fireEvent.click(screen.getByRole("option", { name: "Search again" }));
  expect(retry).toHaveBeenCalledOnce();
  expect(field()).toHaveProperty("value", "kyo");
});

it("says what is missing without a network", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  draw({ places: [kyoto] });
  fireEvent(window, new Event("offline"));
  type("kyo");
  expect(screen.getByText(/only cities and towns/)).toBeTruthy();
});

it("offers the map and to decide later, before anything is typed", () => {
  const onFindOnMap = vi.fn();
  const onDecideLater = vi.fn();
  draw({}, { onFindOnMap, onDecideLater });
  fireEvent.focus(field());
  fireEvent.click(screen.getByRole("option", { name: "Find it on the map" }));
  expect(onFindOnMap).toHaveBeenCalledOnce();
  fireEvent.focus(field());
  press("ArrowDown");
  fireEvent.click(screen.getByRole("option", { name: "Decide later" }));
  expect(onDecideLater).toHaveBeenCalledOnce();
});

it("shows the place that was picked until it is removed", () => {
  const Picking = () => {
    const [value, setValue] = useState<{ name: string } | null>({ name: "Kyoto" });
    return (
      <PlacePicker
        label="Place"
        value={value}
        onPick={setValue}
        onRemove={() => setValue(null)}
        useSearch={answer({})}
      />
    );
  };
  render(
    <MantineProvider>
      <Picking />
    </MantineProvider>,
  );
  expect(screen.getByRole("group", { name: "Place" }).textContent).toMatch("Kyoto");
  fireEvent.click(screen.getByRole("button", { name: "Remove place" }));
  expect(screen.getByRole("textbox", { name: "Place" })).toBeTruthy();
});
