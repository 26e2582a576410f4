import { expect, test, vi } from "vitest";
import { gazetteer } from "./gazetteer";

/** Answers only the newest question, as the worker does. */
const searchPlaces = vi.hoisted(() => {
  let giveUp = () => {};
  return vi.fn(
    (name: string) =>
      new Promise((resolve, reject) => {
        giveUp();
        giveUp = () => reject(Object.assign(new Error("replaced"), { code: "cancelled" }));
        setTimeout(() => resolve([{ name, names: {} }]));
      }),
  );
});
vi.mock("~/workers/world", () => ({ worldPlaces: async () => ({ searchPlaces }) }));

const search = (text: string, signal = new AbortController().signal) => gazetteer.search(text, { limit: 1 }, signal);

test("a search of one part of the page does not end that of another", async () => {
  const found = await Promise.all([search("Kyoto"), search("Eiffel Tower")]);
  expect(found.map(([place]) => place?.name)).toEqual(["Kyoto", "Eiffel Tower"]);
});

test("a search that was given up while it waited is not asked", async () => {
  searchPlaces.mockClear();
  const typed = new AbortController();
  const before = search("Oslo");
  const given = search("Osl", typed.signal);
  typed.abort();
  await expect(given).rejects.toThrow(/abort/i);
  expect((await before)[0]?.name).toBe("Oslo");
  expect(searchPlaces).toHaveBeenCalledTimes(1);
});
