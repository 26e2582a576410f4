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
  await (await opened()).keep("draft:2026", ["swim"]);
  void (await dying()).keep("draft:2026", ["swim", "sail"]);
  void (await dying()).keep("draft:2027", ["dive"]);
  const next = await opened();
  expect(await next.kept("draft:2026")).toEqual(["swim", "sail"]);
  expect(await next.keptNames("draft:")).toEqual(["draft:2026", "draft:2027"]);
});

it("does not bring back what was forgotten as the tab died", async () => {
  await (await opened()).keep("draft:2026", ["swim"]);
  void (await dying()).forget("draft:2026");
  const next = await opened();
  expect(await next.kept("draft:2026")).toBeUndefined();
  expect(await next.keptNames("draft:")).toEqual([]);
});

it("leaves nothing behind beside the database once that has it", async () => {
  const { keep, kept, forget } = await opened();
  await keep("basket", { items: 3 });
  expect(localStorage).toHaveLength(0);
  expect(await kept("basket")).toEqual({ items: 3 });
  await forget("basket");
  expect(localStorage).toHaveLength(0);
});

it("keeps on where there is no room beside the database", async () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { keep, kept } = await opened();
  await keep("basket", { items: 3 });
  full.mockRestore();
  expect(await kept("basket")).toEqual({ items: 3 });
});

it("finds names by how they begin, and none of others", async () => {
  const { keep, keptNames } = await opened();
  await Promise.all([keep("draft:2027", 1), keep("draft:2026", 1), keep("meta/draft:2026", 1), keep("drafts", 1)]);
  expect(await keptNames("draft:")).toEqual(["draft:2026", "draft:2027"]);
});
