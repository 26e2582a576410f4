import { beforeEach, describe, expect, it, vi } from "vitest";
import "fake-indexeddb/auto";
import { forgetLists, lists, type SavedList, setSavedLists } from "~/state/lists";
import { forgetSession, session } from "~/state/session";
import { wish } from "./activities";
import { discardDraft, editDraft, readDrafts, showDrafts, startDraft } from "./drafts";

const titles = () => lists.getState().shown.map(({ data }) => data.activities.map(({ title }) => title));
const add = (title: string) => editDraft("draft:2026", [{ op: "add", activity: wish(title, []) }]);

beforeEach(async () => {
  for (const { id } of await readDrafts()) await discardDraft(id);
  forgetLists();
  forgetSession();
});

describe("a draft", () => {
  it("is made once, however quickly two things are put on it", async () => {
    await Promise.all([startDraft(2026).then(() => add("Swim")), startDraft(2026).then(() => add("Sail"))]);
    expect(titles().map((each) => each.sort())).toEqual([["Sail", "Swim"]]);
  });

  it("has what two tabs put on it at once, in both and on the device", async () => {
    await startDraft(2026);
    await showDrafts();
    vi.resetModules();
    const other = await import("./drafts");
    const otherLists = (await import("~/state/lists")).lists;
    await other.showDrafts();
    const swim = wish("Swim", []);
    const sail = wish("Sail", []);
    await Promise.all([
      editDraft("draft:2026", [{ op: "add", activity: swim }]),
      other.editDraft("draft:2026", [{ op: "add", activity: sail }]),
    ]);
    const both = [swim.id, sail.id].sort();
    const idsIn = (all: readonly SavedList[] = []) =>
      all.flatMap(({ data }) => data.activities.map(({ id }) => id)).sort();
    await vi.waitFor(async () => {
      expect(idsIn(lists.getState().saved)).toEqual(both);
      expect(idsIn(otherLists.getState().saved)).toEqual(both);
      expect(idsIn(await readDrafts())).toEqual(both);
    });
  });

  it("of an earlier visit is gone on with, also where it was not shown yet", async () => {
    await startDraft(2026);
    await add("Swim");
    forgetLists();
    await startDraft(2026);
    await add("Sail");
    expect(titles()).toEqual([["Swim", "Sail"]]);
  });

  it("that is changed while the device is still read stays as it was changed", async () => {
    await startDraft(2026);
    await add("Swim");
    const reading = showDrafts();
    await add("Sail");
    await reading;
    expect(titles()).toEqual([["Swim", "Sail"]]);
  });

  it("does not push out the lists of somebody who signed in meanwhile", async () => {
    const { data } = await startDraft(2026);
    forgetLists();
    const reading = showDrafts();
    session.setState({ status: "signed-in" });
    setSavedLists([{ id: "l1", version: 3, data: { ...data, year: 2025 } }]);
    await reading;
    expect(lists.getState().saved?.map(({ id }) => id)).toEqual(["l1"]);
  });
});
