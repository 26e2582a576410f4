import { renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { worldPlaces } from "~/workers/world";
import { usePlaceSearch } from "./use-place-search";

vi.mock("~/workers/world", () => ({ worldPlaces: vi.fn(), isReplaced: () => false }));

const kyoto = { id: "geonames:1", name: "Kyoto", country: "JP", population: 1, lng: 135.76, lat: 35.02 };
const pasted = "https://www.google.com/maps/@35.0116364,135.7680294,15z";

function search(text: string, nearestPlace: () => Promise<unknown>) {
  vi.mocked(worldPlaces).mockResolvedValue({ nearestPlace } as never);
  return renderHook(() => usePlaceSearch(text)).result;
}

it("keeps a pasted position to the metre, called after what is near it", async () => {
  const result = search(pasted, async () => ({ place: kyoto, distanceKm: 1 }));
  await waitFor(() => expect(result.current.settled).toBe(true));
  expect(result.current.places).toEqual([
    { id: "geo:35.01164,135.76803", name: "Near Kyoto", country: "JP", population: 0, lat: 35.01164, lng: 135.76803 },
    kyoto,
  ]);
});

it("offers a pasted position before, and without, knowing what is near it", async () => {
  const result = search(pasted, () => Promise.reject(new Error("down")));
  expect(result.current.places).toMatchObject([{ name: "35.01164, 135.76803", lat: 35.01164 }]);
  await waitFor(() => expect(result.current.settled).toBe(true));
  expect(result.current).toMatchObject({ failed: false, places: [{ name: "35.01164, 135.76803", lng: 135.76803 }] });
});
