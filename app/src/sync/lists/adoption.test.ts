import { beforeEach, expect, it, vi } from "vitest";
import "fake-indexeddb/auto";
import { call } from "~/api/call";
import { forgetLists, type SavedList, setSavedLists } from "~/state/lists";
import { forgetSession, signedInAs } from "~/state/session";
import { wish } from "./activities";
import { adoptDrafts, returnDrafts } from "./adoption";
import { discardDraft, editDraft, readDrafts, startDraft } from "./drafts";
import { edit } from "./item-edit";

vi.mock("~/api/call", () => ({ call: vi.fn() }));
vi.mock("./item-edit", () => ({ edit: vi.fn(async () => "saved") }));

const swim = wish("Swim", []);
const sail = { ...wish("Sail", []), id: "sail" };

/** The account's list of that year, which has another wish. */
async function accountList(): Promise<SavedList> {
  const { data } = await startDraft(2026);
  return { id: "l1", version: 3, data: { ...data, activities: [sail] } };
}

beforeEach(async () => {
  for (const { id } of await readDrafts()) await discardDraft(id);
  forgetLists();
  forgetSession();
});

it("a draft that joined the list of an account is taken out again, and waits on the device until it is changed", async () => {
  const account = await accountList();
  await editDraft("draft:2026", [{ op: "add", activity: swim }]);
  const [draft] = await readDrafts();
  signedInAs("u1");
  setSavedLists([account]);
  const both = { ...account, data: { ...account.data, activities: [sail, swim] } };
  vi.mocked(call).mockImplementation((async (name: string) =>
    name === "upsertBucketList" ? account : { list: both }) as never);

  const adopted = await adoptDrafts();
  expect(adopted.map(({ listId, added }) => [listId, added])).toEqual([["l1", [swim.id]]]);
  expect(await readDrafts()).toEqual([]);

  await returnDrafts(adopted);
  expect(edit).toHaveBeenCalledWith("l1", [{ op: "remove", id: swim.id }]);
  expect(await readDrafts()).toEqual([draft]);
  expect(await adoptDrafts()).toEqual([]);
  expect(await readDrafts()).toEqual([draft]);

  // Somebody else may take it along.
  signedInAs("u2");
  expect(await adoptDrafts()).toHaveLength(1);
});
