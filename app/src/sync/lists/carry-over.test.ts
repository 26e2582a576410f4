import { beforeEach, expect, it } from "vitest";
import "fake-indexeddb/auto";
import { forgetLists, lists } from "~/state/lists";
import { forgetSession } from "~/state/session";
import { wish } from "./activities";
import { addMissing } from "./carry-over";
import { discardDraft, readDrafts } from "./drafts";

const titles = () => lists.getState().shown.flatMap(({ data }) => data.activities.map(({ title }) => title));

beforeEach(async () => {
  for (const { id } of await readDrafts()) await discardDraft(id);
  forgetLists();
  forgetSession();
});

it("adds what is picked once, however often it is added, and however it is written", async () => {
  const picked = [wish("Swim in the sea", []), wish("Bake bread", [])];
  await addMissing(picked, 2026);
  await addMissing(picked, 2026);
  await addMissing([wish("swim in the Sea", []), wish("Learn to sail", [])], 2026);
  expect(titles()).toEqual(["Swim in the sea", "Bake bread", "Learn to sail"]);
});
