import { expect, it, vi } from "vitest";
import { worldPlaces } from "~/workers/world";
import { findMeantPlace, possibleNames } from "./meant-place";

vi.mock("~/api/config", () => ({ runtimeConfig: () => Promise.reject(new Error("no server")) }));
vi.mock("~/workers/world", () => ({ worldPlaces: vi.fn(), isReplaced: () => false }));

const tower = {
  id: "wd:Q243",
  name: "Eiffel Tower",
  kind: "sight",
  country: "FR",
  population: 0,
  lng: 2.29,
  lat: 48.86,
};

it("looks for whole names at the end of a wish, the longest first, and for no single common word", () => {
  expect(possibleNames("see the Eiffel Tower")).toEqual(["see the Eiffel Tower", "Eiffel Tower"]);
  expect(possibleNames("Learn German in Vienna")).toContain("Vienna");
  expect(possibleNames("bake bread")).toEqual(["bake bread"]);
  expect(possibleNames("Delta")).toEqual([]);
});

it("finds the place that a wish names in full, and no other", async () => {
  const searchPlaces = async (text: string) => (text === "Eiffel Tower" ? [tower] : [{ ...tower, name: "Eiffel" }]);
  vi.mocked(worldPlaces).mockResolvedValue({ searchPlaces } as never);
  expect(await findMeantPlace("see the Eiffel Tower")).toMatchObject({ id: "wd:Q243", lat: 48.86 });
  expect(await findMeantPlace("see the eiffel towers")).toBeNull();
});
