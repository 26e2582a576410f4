import { beforeEach, expect, it, vi } from "vitest";

const lisbon = { name: "Lisbon", names: { de: "Lissabon" }, kind: "town", lng: -9.13, lat: 38.72, population: 517_802 };
const core = { placesInView: vi.fn(async () => [lisbon]), nearestPlace: vi.fn(async () => ({ place: lisbon })) };
vi.mock("~/workers/world", () => ({
  worldPlaces: async () => core,
  isReplaced: (failure: unknown) => (failure as { code?: string }).code === "cancelled",
}));

const alfama = { lng: -9.1303, lat: 38.7118 };
const freshPage = async () => {
  vi.resetModules();
  return import("./nearest-town");
};

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

it("is looked up once, and known at once on the next page", async () => {
  const first = await freshPage();
  expect(first.rememberedTown(alfama)).toBeUndefined();
  const both = [first.findTown(alfama), first.findTown({ ...alfama, lng: -9.1304 })];
  expect((await Promise.all(both)).map((town) => town?.name)).toEqual(["Lisbon", "Lisbon"]);
  // Those that become known together are stored together, a moment later.
  await vi.waitFor(() => expect(localStorage).toHaveLength(1));
  const next = await freshPage();
  expect(next.rememberedTown(alfama)).toEqual({ name: "Lisbon", names: { de: "Lissabon" } });
  expect(core.placesInView).toHaveBeenCalledTimes(1);
});

it("is the nearest place where a map has asked in the meantime", async () => {
  core.placesInView.mockRejectedValueOnce(Object.assign(new Error(), { code: "cancelled" }));
  const { findTown } = await freshPage();
  expect((await findTown(alfama))?.name).toBe("Lisbon");
  expect(core.nearestPlace).toHaveBeenCalledTimes(1);
});

it("is looked up again after a failure", async () => {
  core.placesInView.mockRejectedValueOnce(new Error("no network"));
  const { findTown } = await freshPage();
  await expect(findTown(alfama)).rejects.toThrow("no network");
  expect((await findTown(alfama))?.name).toBe("Lisbon");
});

it("is looked up once for all sights around, and none is named for a spot out in the country", async () => {
  const { findTownAround } = await freshPage();
  const both = [findTownAround(alfama), findTownAround({ ...alfama, lng: -9.1304 })];
  expect((await Promise.all(both)).map((town) => town?.name)).toEqual(["Lisbon", "Lisbon"]);
  expect(core.placesInView).toHaveBeenCalledTimes(1);
  expect(await findTownAround({ lng: -8, lat: 38 })).toBeNull();
  expect(core.nearestPlace).not.toHaveBeenCalled();
});

it("of a sight is asked for again after a failure", async () => {
  core.placesInView.mockRejectedValueOnce(new Error("no network"));
  const { findTownAround } = await freshPage();
  await expect(findTownAround(alfama)).rejects.toThrow("no network");
  expect((await findTownAround(alfama))?.name).toBe("Lisbon");
});
