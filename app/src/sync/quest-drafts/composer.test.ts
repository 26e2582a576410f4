import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Failure } from "~/api/failure";
import type { Versioned } from "~/api/schema";
import type { Quest } from "~/core";
import { createComposer } from "./composer";
import { withFields } from "./content";

/** A server with one quest; `null` before it was saved. */
let stored: Versioned<Quest> | null = null;
let isAway = false;
const answers = new Map<string, Versioned<Quest>>();

vi.mock("~/api/call", () => ({
  call: async (
    _name: string,
    {
      quest,
      questId,
      ifVersion,
      idempotencyKey,
    }: { quest: Quest; questId?: string; ifVersion?: number; idempotencyKey: string },
  ) => {
    if (isAway) throw new Failure("unavailable", "away");
    const known = answers.get(idempotencyKey);
    if (known) return known;
    if (questId && ifVersion !== stored?.version)
      throw new Failure("aborted", "changed", { reason: "version", current: stored });
    stored = { id: questId ?? "q", version: (stored?.version ?? 0) + 1, data: { ...quest, status: "draft" } };
    answers.set(idempotencyKey, stored);
    return stored;
  },
}));

beforeEach(() => {
  stored = null;
  isAway = false;
});
afterEach(() => vi.useRealTimers());

const title = (text: string) => (content: Quest) => withFields(content, { title: text });

async function opened(id: string | null) {
  const composer = createComposer(id);
  await composer.open();
  if (id && stored) composer.accept(stored);
  return composer;
}

it("saves, and letters of one field are undone together", async () => {
  const composer = await opened(null);
  for (const text of ["W", "Wa", "Walk"]) composer.edit(title(text), "title");
  expect(await composer.flush()).toBe("q");
  expect(stored?.data.title).toBe("Walk");
  await composer.undo();
  expect(composer.store.getState().content.title).toBeUndefined();
  await composer.redo();
  await composer.flush();
  expect(stored?.data.title).toBe("Walk");
  expect(composer.store.getState().saving).toBe("saved");
});

it("two tabs come together; where both changed the same, nothing is saved before somebody chooses", async () => {
  const first = await opened(null);
  first.edit(title("Walk"));
  await first.flush();
  const second = await opened("q");
  second.edit((content) => withFields(content, { summary: "By the sea" }));
  await second.flush();
  first.edit(title("Our walk"));
  await first.flush().catch(() => undefined);
  await first.flush();
  expect(stored?.data).toMatchObject({ title: "Our walk", summary: "By the sea" });

  second.edit(title("Their walk"));
  await expect(second.flush()).rejects.toThrow();
  expect(second.store.getState().conflicts).toEqual(["title"]);
  expect(stored?.data.title).toBe("Our walk");
  second.decide("theirs");
  await second.flush();
  expect(second.store.getState().content.title).toBe("Our walk");
});

it("what was written without a network is there after a reload, and is saved once, even after a lost answer", async () => {
  isAway = true;
  const first = await opened(null);
  first.edit(title("Offline walk"));
  await first.flush().catch(() => undefined);
  expect(first.store.getState().saving).toBe("device");
  first.close();
  isAway = false;
  const second = await opened(null);
  expect(second.store.getState().content.title).toBe("Offline walk");
  await second.flush();
  expect(stored?.version).toBe(1);
  expect(stored?.data.title).toBe("Offline walk");
});
