import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "fake-indexeddb/auto";
import { call } from "~/api/call";
import { sendAuthorized } from "~/api/client";
import { Failure } from "~/api/failure";
import type { BucketList, ItemOp } from "~/core";
import { readItem, writeItem } from "~/state/device";
import { forgetLists, lists, setSavedList, setSavedLists } from "~/state/lists";
import { forgetSession, signedInAs } from "~/state/session";
import { describeEntry, takeBack } from "../outbox/controls";
import { outbox } from "../outbox/store";
import { sendNow } from "../outbox/wake";
import { keepTexts, sayConflicts } from "./conflicts";
import { adoptFormerQueue } from "./former-queue";
import { edit } from "./item-edit";
import { startList } from "./start-list";

vi.mock("~/api/call", () => ({ call: vi.fn() }));
vi.mock("~/api/client", async (original) => ({ ...(await original<object>()), sendAuthorized: vi.fn() }));
vi.mock("./conflicts", () => ({ sayConflicts: vi.fn(), keepTexts: vi.fn() }));
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

/** Answers who asks for the list with what the server has by then. */
function serverHas(list: () => BucketList): void {
  vi.mocked(sendAuthorized).mockImplementation(async () => ({ status: 200, body: list(), etag: '"2"' }));
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });
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
  vi.mocked(sendAuthorized).mockReset();
  vi.mocked(sayConflicts).mockReset();
  vi.mocked(keepTexts).mockReset();
  forgetLists();
  signedInAs("u1");
  setSavedList({ id: "l1", version: 1, data: list("swim") });
});

afterEach(async () => {
  for (const { key } of outbox.getState().entries) await takeBack(key);
  forgetSession();
});

/** The server is there again. */
async function sendAll(): Promise<void> {
  await vi.waitFor(
    async () => {
      await sendNow();
      expect(lists.getState().pending).toEqual([]);
    },
    { timeout: 20_000 },
  );
}

describe("an edit", () => {
  it("is shown at once and saved under a key of its own", async () => {
    const answers = answersOnDemand();
    const saved = edit("l1", [add("sail")]);
    expect(shown()).toEqual(["swim", "sail"]);
    await until(() => expect(called).toHaveBeenCalledOnce());
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

  it("is shown no more when it is refused, and says so to who made it", async () => {
    const failure = new Failure("permission-denied", "only its owner edits this list");
    called.mockRejectedValue(failure);
    const saved = edit("l1", [add("sail")]);
    expect(shown()).toEqual(["swim", "sail"]);
    await expect(saved).rejects.toMatchObject({ code: "permission-denied", message: failure.message });
    expect(shown()).toEqual(["swim"]);
    expect(outbox.getState().entries).toMatchObject([{ status: "refused" }]);
  });

  it("waits while the server cannot be reached", async () => {
    called.mockRejectedValue(unreachable);
    await expect(edit("l1", [add("sail")])).resolves.toBe("kept");
    expect(shown()).toEqual(["swim", "sail"]);
    serverHas(() => list("swim"));
    called.mockResolvedValue({ list: { id: "l1", version: 2, data: list("swim", "sail") }, applied: true });
    await sendAll();
    expect(shown()).toEqual(["swim", "sail"]);
  });

  it("of somebody else's list that is not looked at any more leaves one's own lists alone", async () => {
    called.mockResolvedValue({ list: { id: "theirs", version: 2, data: list("sail") }, applied: true });
    await edit("theirs", [add("sail")]);
    expect(lists.getState().saved).toMatchObject([{ id: "l1" }]);
  });

  it("that waited gives way to what is newer, and says so once it is sent", async () => {
    called.mockRejectedValue(unreachable);
    await edit("l1", [{ op: "set", id: "swim", fields: { targetMonth: 7, note: "at dawn" } }]);
    const newer = { id: "swim", title: "swim", targetMonth: 8, editedAt: { targetMonth: "2999-01-01T00:00:00.000Z" } };
    serverHas(() => ({ ...list(), activities: [newer] }));
    await sendNow();
    expect(sayConflicts).not.toHaveBeenCalled();
    called.mockResolvedValue({ list: { id: "l1", version: 3, data: { ...list(), activities: [newer] } }, applied: 1 });
    await sendAll();
    expect(sentOps().at(-1)).toEqual([{ op: "set", id: "swim", fields: { note: "at dawn" } }]);
    expect(sayConflicts).toHaveBeenCalledOnce();
    expect(vi.mocked(sayConflicts).mock.lastCall?.[1]).toMatchObject({
      conflicts: [{ title: "swim", fields: ["targetMonth"] }],
    });
  });

  it.each(["at once", "late"])("of a text that goes out %s replaces none that was written elsewhere", async (when) => {
    const note = (text: string) => ({ ...list(), activities: [{ id: "swim", title: "swim", note: text }] });
    serverHas(() => (when === "late" ? note("bring rope") : list("swim")));
    const current = { id: "l1", version: 7, data: note("bring rope") };
    const refusal = new Failure("aborted", "the list was changed meanwhile", { reason: "version", current });
    called.mockRejectedValue(refusal);
    if (when === "late") called.mockRejectedValueOnce(unreachable);
    await edit("l1", [{ op: "set", id: "swim", fields: { note: "at dawn" } }]);
    await sendAll();
    expect(vi.mocked(keepTexts).mock.calls.flatMap(([, texts]) => texts)).toEqual([
      { activityId: "swim", field: "note", base: "", mine: "at dawn", theirs: "bring rope" },
    ]);
    expect(outbox.getState().entries).toEqual([]);
  });

  it("of a text is compared anew with a list that changed meanwhile, and goes through", async () => {
    const refusal = (version: number) =>
      new Failure("aborted", "the list was changed meanwhile", {
        reason: "version",
        current: { id: "l1", version, data: list("swim", "sail") },
      });
    called.mockRejectedValueOnce(refusal(5)).mockRejectedValueOnce(refusal(6));
    called.mockResolvedValue({ list: { id: "l1", version: 7, data: list("swim far", "sail") }, applied: 1 });
    await edit("l1", [{ op: "set", id: "swim", fields: { title: "swim far" } }]);
    expect(called.mock.calls.map(([, data]) => (data as { ifVersion?: number }).ifVersion)).toEqual([1, 5, 6]);
    expect(shown()).toEqual(["swim far", "sail"]);
  });

  it("that waited gives way to none of the same device, nor to one that was sent with it", async () => {
    called.mockRejectedValue(unreachable);
    const kept = ["swim far", "swim farther"].map((title) =>
      edit("l1", [{ op: "set", id: "swim", fields: { title } }]),
    );
    await expect(Promise.all(kept)).resolves.toEqual(["kept", "kept"]);
    const later = "2999-01-01T00:00:00.000Z";
    let server = list("swim");
    serverHas(() => server);
    called.mockImplementation(async (_, data) => {
      const [op] = (data as { ops: ItemOp[] }).ops;
      const title = op?.op === "set" ? String(op.fields.title) : "";
      server = { ...server, activities: [{ id: "swim", title, editedAt: { title: later } }], updatedAt: later };
      return { list: { id: "l1", version: 2, data: server }, applied: 1 };
    });
    await sendAll();
    expect(shown()).toEqual(["swim farther"]);
    expect(vi.mocked(sayConflicts).mock.calls.flatMap(([, { conflicts }]) => conflicts)).toEqual([]);
  });

  it("of what somebody took off the list meanwhile is handed over whole", async () => {
    called.mockRejectedValue(unreachable);
    await edit("l1", [{ op: "set", id: "swim", fields: { note: "at dawn" } }]);
    serverHas(() => list());
    setSavedList({ id: "l1", version: 2, data: list() });
    await sendAll();
    expect(vi.mocked(sayConflicts).mock.lastCall?.[1]).toMatchObject({
      conflicted: [{ activity: { id: "swim", title: "swim", note: "at dawn" }, fields: ["note"] }],
    });
  });

  it("that is taken back takes along what was changed of an item it had added", async () => {
    called.mockRejectedValue(unreachable);
    await edit("l1", [add("sail")]);
    await edit("l1", [{ op: "tick", id: "sail", done: true }]);
    await edit("l1", [{ op: "tick", id: "swim", done: true }]);
    const [first] = outbox.getState().entries;
    await takeBack(first?.key ?? "");
    expect(shown()).toEqual(["swim"]);
    expect(await Promise.all(outbox.getState().entries.map(describeEntry))).toEqual(["Tick off swim"]);
  });

  it("that an earlier build of the app left waiting is sent", async () => {
    called.mockResolvedValue({ list: { id: "l1", version: 2, data: list("swim", "sail") }, applied: true });
    serverHas(() => list("swim"));
    await writeItem("pending/u1", [{ key: "before", listId: "l1", ops: [add("sail")], at: now }]);
    await adoptFormerQueue();
    await sendAll();
    expect(called).toHaveBeenCalledWith("editBucketItems", expect.objectContaining({ idempotencyKey: "before" }));
    expect(await readItem("pending/u1")).toBeUndefined();
  });
});

it("a list that is started is shown", async () => {
  setSavedLists([]);
  called.mockResolvedValue({ id: "l2", version: 5, data: list() });
  await startList(2026);
  expect(called).toHaveBeenCalledWith("upsertBucketList", { year: 2026, idempotencyKey: expect.any(String) });
  expect(lists.getState()).toMatchObject({ saved: [{ id: "l2" }], userBucketList: { year: 2026 } });
});
