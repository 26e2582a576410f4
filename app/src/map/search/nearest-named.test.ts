import { expect, it, vi } from "vitest";
import { worldSights } from "~/workers/sights";
import { worldPlaces } from "~/workers/world";
import { nearestNamed } from "./nearest-named";

vi.mock("~/workers/world", () => ({ worldPlaces: vi.fn() }));
vi.mock("~/workers/sights", () => ({ worldSights: vi.fn() }));

const near = (name: string, distanceKm: number) =>
  ({ nearestPlace: async () => ({ place: { name }, distanceKm }) }) as never;

it("names a spot after the sight that stands there, else after the town it is near", async () => {
  vi.mocked(worldPlaces).mockResolvedValue(near("Neuilly-sur-Seine", 2.9));
  vi.mocked(worldSights).mockResolvedValue(near("Eiffel Tower", 0.05));
  expect(await nearestNamed(2.2945, 48.8584)).toEqual({ place: { name: "Eiffel Tower" }, isAt: true });
  vi.mocked(worldSights).mockResolvedValue(near("Eiffel Tower", 1.2));
  expect(await nearestNamed(2.28, 48.86)).toEqual({ place: { name: "Neuilly-sur-Seine" }, isAt: false });
  vi.mocked(worldSights).mockRejectedValue(new Error("not loaded"));
  expect(await nearestNamed(2.2945, 48.8584)).toEqual({ place: { name: "Neuilly-sur-Seine" }, isAt: false });
});
