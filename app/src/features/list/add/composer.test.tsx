import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GazetteerPlace } from "~/core";
import type { FoundPlace } from "~/map/search/providers/provider";
import { keepTyped } from "~/sync/typed-texts/typed-texts";
import { worldPlaces } from "~/workers/world";
import { Composer } from "./composer";

vi.mock("~/api/config", () => ({ runtimeConfig: () => Promise.reject(new Error("no server")) }));
vi.mock("~/workers/world", () => ({ worldPlaces: vi.fn(), isReplaced: () => false }));

const kyoto = { id: "jp-kyoto", name: "Kyoto", country: "JP", lng: 135.75, lat: 35.02 } as GazetteerPlace;

function placesAre(places: readonly GazetteerPlace[]) {
  const core = { searchPlaces: async () => places };
  vi.mocked(worldPlaces).mockResolvedValue(core as unknown as Awaited<ReturnType<typeof worldPlaces>>);
}

function renderComposer() {
  const told = { onWish: vi.fn(async (_: string) => true), onPlace: vi.fn(async (_: FoundPlace) => true) };
  render(
    <MantineProvider>
      <Composer listId="l1" year={2027} {...told} />
    </MantineProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Add a wish or a place" });
  return { ...told, field };
}

const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => {
  placesAre([]);
  keepTyped("wish/l1", "");
});

describe("the field for wishes and places", () => {
  it("adds one's own words with Enter and is empty for the next ones", () => {
    const { field, onWish } = renderComposer();
    type(field, "  sail at night ");
    fireEvent.keyDown(field, { key: "Enter" });
    expect(onWish.mock.calls).toEqual([["sail at night"]]);
    expect(field.value).toBe("");
  });

  it("asks for the name of pasted coordinates, and adds the very spot", async () => {
    const { field, onPlace, onWish } = renderComposer();
    type(field, "48.20849, 16.37208");
    fireEvent.keyDown(field, { key: "Enter" });
    const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
    expect([name.value, onPlace.mock.calls.length]).toEqual(["48.20849, 16.37208", 0]);
    fireEvent.change(name, { target: { value: "St. Stephen’s" } });
    fireEvent.click(screen.getByRole("button", { name: "Add to my list" }));
    await waitFor(() => expect(onPlace).toHaveBeenCalled());
    expect(onPlace.mock.calls[0]?.[0]).toMatchObject({ name: "St. Stephen’s", lat: 48.20849, lng: 16.37208 });
    expect(onWish).not.toHaveBeenCalled();
  });

  it("offers one's own words and a pin where no place is called so", async () => {
    const { field } = renderComposer();
    type(field, "Grandma’s garden");
    expect(await screen.findByRole("option", { name: "Drop a pin for “Grandma’s garden”", hidden: true })).toBeTruthy();
    expect(screen.getByRole("option", { name: /Add “Grandma’s garden”/, hidden: true })).toBeTruthy();
  });

  it("adds nothing where nothing is written", () => {
    const { field, onWish } = renderComposer();
    type(field, "   ");
    fireEvent.keyDown(field, { key: "Enter" });
    expect(onWish).not.toHaveBeenCalled();
  });

  it("keeps a text that is too long whole, and says by how much", () => {
    const { field, onWish } = renderComposer();
    type(field, "x".repeat(400));
    fireEvent.keyDown(field, { key: "Enter" });
    expect(screen.getByText("260 characters too many")).toBeTruthy();
    expect([field.value.length, onWish.mock.calls.length]).toEqual([400, 0]);
    type(field, "x".repeat(140));
    fireEvent.keyDown(field, { key: "Enter" });
    expect(onWish).toHaveBeenCalledWith("x".repeat(140));
  });

  it("brings back what could not be saved", async () => {
    const { field, onWish } = renderComposer();
    onWish.mockResolvedValue(false);
    type(field, "sail at night");
    fireEvent.keyDown(field, { key: "Enter" });
    await waitFor(() => expect(field.value).toBe("sail at night"));
  });

  it("does not write over what was begun meanwhile", async () => {
    let saved = (_: boolean) => {};
    const saving = new Promise<boolean>((resolve) => {
      saved = resolve;
    });
    const { field, onWish } = renderComposer();
    onWish.mockReturnValue(saving);
    type(field, "sail at night");
    fireEvent.keyDown(field, { key: "Enter" });
    type(field, "dive");
    await act(async () => saved(false));
    expect(field.value).toBe("dive");
  });

  it("adds a place that is chosen from those suggested", async () => {
    placesAre([kyoto]);
    const { field, onPlace, onWish } = renderComposer();
    type(field, "kyo");
    fireEvent.click(await screen.findByRole("option", { name: /Kyoto/, hidden: true }));
    await waitFor(() => expect(onPlace.mock.calls).toEqual([[kyoto]]));
    expect(onWish).not.toHaveBeenCalled();
  });

  it("says that no place has that name, and offers one's own words", async () => {
    const { field } = renderComposer();
    type(field, "sail at night");
    expect(await screen.findByText(/No place called “sail at night” found\. Add it in your own words/)).toBeTruthy();
    expect(screen.getByRole("option", { name: /Add “sail at night”/, hidden: true })).toBeTruthy();
  });

  it("says what a place is, and where", async () => {
    placesAre([{ ...kyoto, name: "Mount Everest", kind: "mountain", country: "NP", names: { de: "Everest" } }]);
    const { field } = renderComposer();
    type(field, "everest");
    expect((await screen.findByRole("option", { name: /Mount Everest/, hidden: true })).textContent).toContain(
      "Mountain · Nepal",
    );
  });

  it("says that places cannot be searched, and takes own words all the same", async () => {
    vi.mocked(worldPlaces).mockRejectedValue(new Error("no worker"));
    const { field, onWish } = renderComposer();
    type(field, "sail");
    expect(await screen.findByText(/We can’t search places right now/)).toBeTruthy();
    fireEvent.keyDown(field, { key: "Enter" });
    expect(onWish.mock.calls).toEqual([["sail"]]);
  });
});
