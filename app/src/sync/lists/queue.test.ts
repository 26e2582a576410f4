import { beforeEach, describe, expect, it, vi } from "vitest";
import "fake-indexeddb/auto";
import { call } from "~/api/call";
import { getJson } from "~/api/client";
import { Failure } from "~/api/failure";
import type { BucketList, ItemOp } from "~/core";
import { forgetLists, lists, setSavedList, setSavedLists } from "~/state/lists";
import { placeToSee, wish } from "./activities";
import { edit, listenToQueue, resumeEdits, sendAll, startList } from "./queue";

vi.mock("~/api/call", () => ({ call: vi.fn() }));
vi.mock("~/api/client", () => ({ getJson: vi.fn() }));
const called = vi.mocked(call);

const now = "2026-05-01T10:00:00.000Z";
const list = (...titles: string[]): BucketList => ({
  userId: "u1",
  activities: titles.map((title) => ({ id: title, title })),
  createdAt: now,
  updatedAt: now,
  year: 2026,
  createdByUsername: "ada",
});
const add = (title: string): ItemOp => ({ op: "add", activity: { id: title, title } });
const shown = () => lists.getState().userBucketList?.activities.map(({ title }) => title);
const sentOps = () => called.mock.calls.map(([, data]) => (data as { ops: ItemOp[] }).ops);

const unreachable = new Failure("unavailable", "the server could not be reached");

interface Answer {
  resolve(value: unknown): void;
  reject(failure: Failure): void;
}

/** Answers of the server that come when the test says so. */
function answersOnDemand(): Answer[] {
  const waiting: Answer[] = [];
  called.mockImplementation(() => new Promise((resolve, reject) => waiting.push({ resolve, reject })));
  return waiting;
}

beforeEach(() => {
  called.mockReset();
  vi.mocked(getJson).mockReset();
  forgetLists();
  setSavedList({ id: "l1", version: 1, data: list("swim") });
});

describe("an edit", () => {
  it("is shown at once and saved under a key of its own", async () => {
    const answers = answersOnDemand();
    const saved = edit("l1", [add("sail")]);
    expect(shown()).toEqual(["swim", "sail"]);
    await vi.waitFor(() => expect(called).toHaveBeenCalledOnce());
    expect(called).toHaveBeenCalledWith("editBucketItems", {
      listId: "l1",
      ops: [add("sail")],
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    answers[0]?.resolve({ list: { id: "l1", version: 2, data: list("swim", "sail") }, applied: true });
    await saved;
    expect(lists.getState()).toMatchObject({ pending: [], saved: [{ version: 2 }] });
    expect(shown()).toEqual(["swim", "sail"]);
  });

  it("is taken back when it fails, and says so to who made it", async () => {
    const failure = new Failure("permission-denied", "only its owner edits this list");
    called.mockRejectedValue(failure);
    const saved = edit("l1", [add("sail")]);
    expect(shown()).toEqual(["swim", "sail"]);
    await expect(saved).rejects.toBe(failure);
    expect(shown()).toEqual(["swim"]);
  });

  it("waits on this device while the server cannot be reached, also over the end of the tab", async () => {
    called.mockRejectedValue(unreachable);
    await expect(edit("l1", [add("sail")])).resolves.toBe("kept");
    expect(shown()).toEqual(["swim", "sail"]);
    expect(lists.getState().pending).toMatchObject([{ waits: true }]);

    forgetLists();
    setSavedList({ id: "l1", version: 1, data: list("swim") });
    const answers = answersOnDemand();
    vi.mocked(getJson).mockResolvedValue(list("swim"));
    const resumed = resumeEdits();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    expect(shown()).toEqual(["swim", "sail"]);
    answers[0]?.resolve({ list: { id: "l1", version: 2, data: list("swim", "sail") }, applied: true });
    await resumed;
    expect(lists.getState().pending).toEqual([]);
    expect(shown()).toEqual(["swim", "sail"]);
  });

  it("that waited gives way to what is newer, and says so", async () => {
    called.mockRejectedValue(unreachable);
    await edit("l1", [{ op: "set", id: "swim", fields: { title: "swim far", note: "at dawn" } }]);
    const heard = { onRefused: vi.fn(), onConflicts: vi.fn() };
    listenToQueue(heard);
    const newer = { id: "swim", title: "swim fast", editedAt: { title: "2999-01-01T00:00:00.000Z" } };
    vi.mocked(getJson).mockResolvedValue({ ...list(), activities: [newer] });
    called.mockResolvedValue({ list: { id: "l1", version: 3, data: { ...list(), activities: [newer] } }, applied: 1 });
    await vi.waitFor(async () => {
      await sendAll();
      expect(lists.getState().pending).toEqual([]);
    });
    expect(sentOps().at(-1)).toEqual([{ op: "set", id: "swim", fields: { note: "at dawn" } }]);
    expect(heard.onConflicts.mock.lastCall?.[1]).toMatchObject({
      conflicts: [{ title: "swim fast", fields: ["title"] }],
    });
    expect(shown()).toEqual(["swim fast"]);
  });

  it("that waited gives way to none of the same device, nor to one that was sent with it", async () => {
    called.mockRejectedValue(unreachable);
    const kept = ["swim far", "swim farther"].map((title) =>
      edit("l1", [{ op: "set", id: "swim", fields: { title } }]),
    );
    await expect(Promise.all(kept)).resolves.toEqual(["kept", "kept"]);
    const heard = { onRefused: vi.fn(), onConflicts: vi.fn() };
    listenToQueue(heard);
    const later = "2999-01-01T00:00:00.000Z";
    let server = list("swim");
    vi.mocked(getJson).mockImplementation(async () => server);
    called.mockImplementation(async (_, data) => {
      const [op] = (data as { ops: ItemOp[] }).ops;
      const title = op?.op === "set" ? String(op.fields.title) : "";
      server = { ...server, activities: [{ id: "swim", title, editedAt: { title: later } }], updatedAt: later };
      return { list: { id: "l1", version: 2, data: server }, applied: 1 };
    });
    await vi.waitFor(async () => {
      await sendAll();
      expect(lists.getState().pending).toEqual([]);
    });
    expect(shown()).toEqual(["swim farther"]);
    expect(heard.onConflicts).not.toHaveBeenCalled();
  });

  it("of what somebody took off the list meanwhile is handed over whole", async () => {
    called.mockRejectedValue(unreachable);
    await edit("l1", [{ op: "set", id: "swim", fields: { note: "at dawn" } }]);
    const heard = { onRefused: vi.fn(), onConflicts: vi.fn() };
    listenToQueue(heard);
    vi.mocked(getJson).mockResolvedValue(list());
    setSavedList({ id: "l1", version: 2, data: list() });
    await vi.waitFor(async () => {
      await sendAll();
      expect(lists.getState().pending).toEqual([]);
    });
    expect(heard.onConflicts.mock.lastCall?.[1]).toMatchObject({
      lost: [{ activity: { id: "swim", title: "swim", note: "at dawn" }, fields: ["note"] }],
    });
  });

  it("waits for the one before it, and goes out also when that one failed", async () => {
    const answers = answersOnDemand();
    const first = edit("l1", [add("sail")]);
    const second = edit("l1", [add("dive")]);
    expect(shown()).toEqual(["swim", "sail", "dive"]);
    await vi.waitFor(() => expect(called).toHaveBeenCalledOnce());
    answers[0]?.reject(new Failure("internal", "broken"));
    await expect(first).rejects.toThrow("broken");
    await vi.waitFor(() => expect(called).toHaveBeenCalledTimes(2));
    expect(sentOps()).toEqual([[add("sail")], [add("dive")]]);
    answers[1]?.resolve({ list: { id: "l1", version: 2, data: list("swim", "dive") }, applied: true });
    await second;
    expect(shown()).toEqual(["swim", "dive"]);
  });
});

describe("a new activity", () => {
  it("in own words is trimmed and comes after all others", () => {
    const first = wish("  sail at night ", []);
    const second = wish("dive", [first]);
    expect(first).toMatchObject({ title: "sail at night", kind: "do", status: "wish" });
    expect(String(second.order) > String(first.order)).toBe(true);
  });

  it("of a place keeps where it is", () => {
    const kyoto = {
      index: 7,
      id: "jp-kyoto",
      name: "Kyoto",
      country: "JP",
      admin: "",
      population: 1,
      lat: 35,
      lng: 135.8,
    };
    expect(placeToSee(kyoto, [])).toMatchObject({
      title: "Kyoto",
      kind: "go",
      placeId: "jp-kyoto",
      place: { name: "Kyoto", lat: 35, lng: 135.8 },
    });
  });
});

it("a list that is started is shown", async () => {
  setSavedLists([]);
  called.mockResolvedValue({ id: "l2", version: 5, data: list() });
  await startList(2026);
  expect(called).toHaveBeenCalledWith("upsertBucketList", { year: 2026, idempotencyKey: expect.any(String) });
  expect(lists.getState()).toMatchObject({ saved: [{ id: "l2" }], userBucketList: { year: 2026 } });
});
