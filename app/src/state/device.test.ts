import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";

/** The module as a page that was just opened has it. */
async function opened() {
  vi.resetModules();
  return import("./device");
}

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  localStorage.clear();
});

/** A page whose database never gets any further, as that of a tab that dies. */
async function dying() {
  vi.doMock("idb", () => ({ openDB: () => new Promise(() => undefined) }));
  const page = await opened();
  vi.doUnmock("idb");
  return page;
}

it("keeps what was changed in the very moment the tab dies", async () => {
  await (await opened()).writeItem("draft:2026", ["swim"]);
  void (await dying()).writeItem("draft:2026", ["swim", "sail"]);
  void (await dying()).writeItem("draft:2027", ["dive"]);
  const next = await opened();
  expect(await next.readItem("draft:2026")).toEqual(["swim", "sail"]);
  expect(await next.listItemNames("draft:")).toEqual(["draft:2026", "draft:2027"]);
});

it("does not bring back what was forgotten as the tab died", async () => {
  await (await opened()).writeItem("draft:2026", ["swim"]);
  void (await dying()).removeItem("draft:2026");
  const next = await opened();
  expect(await next.readItem("draft:2026")).toBeUndefined();
  expect(await next.listItemNames("draft:")).toEqual([]);
});

it("leaves nothing behind beside the database once that has it", async () => {
  const { writeItem, readItem, removeItem } = await opened();
  await writeItem("basket", { items: 3 });
  expect(localStorage).toHaveLength(0);
  expect(await readItem("basket")).toEqual({ items: 3 });
  await removeItem("basket");
  expect(localStorage).toHaveLength(0);
});

it("keeps on where there is no room beside the database", async () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { writeItem, readItem } = await opened();
  await writeItem("basket", { items: 3 });
  full.mockRestore();
  expect(await readItem("basket")).toEqual({ items: 3 });
});

it("finds names by how they begin, and none of others", async () => {
  const { writeItem, listItemNames } = await opened();
  await Promise.all([
    writeItem("draft:2027", 1),
    writeItem("draft:2026", 1),
    writeItem("meta/draft:2026", 1),
    writeItem("drafts", 1),
  ]);
  expect(await listItemNames("draft:")).toEqual(["draft:2026", "draft:2027"]);
});
