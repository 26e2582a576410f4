import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, it, vi } from "vitest";
import "fake-indexeddb/auto";
import { Failure } from "~/api/failure";
import { forgetSession, signedInAs } from "~/state/session";
import { Locks } from "../outbox/testing/locks";
import { keyOfPhoto, photoUpload } from "./photo-upload";

const sent = vi.hoisted(() => [] as string[]);
vi.mock("./photo-sender", () => ({
  photoSender: {
    send: async ({ name }: { name: string }) => {
      sent.push(name);
      if (name === "stalls") throw new Failure("unavailable", "nothing has gone for 30 seconds");
    },
    describe: () => "a photo",
  },
}));

const add = (name: string) => photoUpload.add({ name, listIds: ["list"], titles: [] }, keyOfPhoto(name));

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  localStorage.clear();
  new Locks().install();
  signedInAs("ada");
  return forgetSession;
});

it("sends a photo while the one before it waits to be tried again", async () => {
  await expect(add("stalls")).resolves.toBe("kept");
  await expect(add("raft")).resolves.toBe("saved");
  expect(sent.at(-1)).toBe("raft");
});
