/** *Try Yonder*: the list of somebody who does not exist, on this device alone, to play with. Nothing of it is sent. */
import { forgetLists, type SavedList, setSavedLists } from "~/state/lists";
import { copies } from "~/sync/lists/activities";
import { discardDraft, isSample, readDrafts, replaceDraft, showDrafts, startSample } from "~/sync/lists/drafts";
import type { Language } from "~/ui/words/language";
import { sampleActivities } from "./sample-activities";

/** Shows the sample list, filled anew. */
export async function openSample(language: Language): Promise<void> {
  setSavedLists([]);
  await startSample(new Date().getFullYear(), sampleActivities(language));
}

/** Takes the sample off this device, and shows what was there before. */
export async function leaveSample(): Promise<void> {
  const samples = (await readDrafts()).filter(({ id }) => isSample(id));
  for (const { id } of samples) await discardDraft(id);
  forgetLists();
  await showDrafts();
}

/** Makes a draft of the sample as it is now, beside what was drafted before. */
export async function keepSample(sample: SavedList): Promise<void> {
  const { year, activities } = sample.data;
  const draft = (await readDrafts()).find((list) => !isSample(list.id) && list.data.year === year);
  const before = draft?.data.activities ?? [];
  await discardDraft(sample.id);
  await replaceDraft(year, [...before, ...copies(activities, before)]);
  forgetLists();
  await showDrafts();
}
