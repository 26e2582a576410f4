import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, it, vi } from "vitest";
import "fake-indexeddb/auto";
import type { RawAnswer } from "~/api/client";
import { readPhoto, writePhoto } from "~/state/device";
import { setSavedLists } from "~/state/lists";
import { edit } from "../lists/item-edit";
import { photoSender } from "./photo-sender";

const server = vi.hoisted(() => ({
  uploaded: [] as string[],
  answer: (): RawAnswer => ({ status: 201, body: { url: "/v1/photos/raft", hash: "raft" } }),
}));
vi.mock("~/api/upload", () => ({
  upload: async (path: string, _file: Blob, _headers: object, onProgress: (sent: number) => void) => {
    server.uploaded.push(path);
    onProgress(1);
    return server.answer();
  },
}));
vi.mock("../lists/item-edit", () => ({ edit: vi.fn(async () => "saved") }));

const NAME = "device:raft";
const data = { name: NAME, listIds: ["list"], titles: ["Build a raft"] };
const context = () => ({ key: "key", signal: new AbortController().signal, onProgress: vi.fn() });
const saved: RawAnswer = { status: 201, body: { url: "/v1/photos/raft", hash: "raft" } };

/** A list of one item, with the photo or without it. */
function showItem(proofRef: string | null): void {
  const item = { id: "raft", title: "Build a raft", status: "done", ...(proofRef && { proofRef }) };
  setSavedLists([{ id: "list", version: 1, data: { year: 2026, activities: [item] } }] as never);
}

beforeEach(async () => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.mocked(edit).mockClear();
  server.uploaded = [];
  server.answer = () => saved;
  showItem(NAME);
  await writePhoto(NAME, new Blob(["picture"], { type: "image/jpeg" }));
});

it("uploads a photo, says how much has gone, and gives its item the address", async () => {
  const sending = context();
  await photoSender.send(data, sending);
  expect(server.uploaded).toEqual(["/v1/photos"]);
  expect(sending.onProgress).toHaveBeenLastCalledWith(1);
  const op = { op: "set", id: "raft", fields: { proofRef: "/v1/photos/raft" } };
  expect(edit).toHaveBeenCalledExactlyOnceWith("list", [op], { key: expect.any(String) });
  expect(await readPhoto(NAME)).toBeUndefined();
});

it("uploads nothing that was taken off its item again", async () => {
  showItem(null);
  await photoSender.send({ ...data, listIds: [] }, context());
  expect(server.uploaded).toEqual([]);
  expect(edit).not.toHaveBeenCalled();
});

it.each([
  ["hangs or cannot be reached", { status: 0, body: null }, "unavailable"],
  ["refuses it", { status: 413, body: { error: { status: "OUT_OF_RANGE", message: "too large" } } }, "out-of-range"],
])("keeps the photo where the server %s", async (_, answer, code) => {
  server.answer = () => answer;
  await expect(photoSender.send(data, context())).rejects.toMatchObject({ code });
  expect(edit).not.toHaveBeenCalled();
  expect(await readPhoto(NAME)).toBeDefined();
});

it("attaches nothing once another account is here", async () => {
  const leaving = new AbortController();
  server.answer = () => {
    leaving.abort();
    return saved;
  };
  await expect(photoSender.send(data, { ...context(), signal: leaving.signal })).rejects.toThrow();
  expect(edit).not.toHaveBeenCalled();
});

it("takes a photo off its items and off the device when it is discarded", async () => {
  await photoSender.takeBack?.({ data } as never);
  expect(edit).toHaveBeenCalledExactlyOnceWith("list", [{ op: "set", id: "raft", fields: { proofRef: null } }], {
    key: undefined,
  });
  expect(await readPhoto(NAME)).toBeUndefined();
});
