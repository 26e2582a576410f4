import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Nothing that this browser stores has any of the texts. */
export async function expectNothingLeft(page: Page, ...texts: string[]): Promise<void> {
  const stored = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open("yonder");
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const reading = database.transaction("kept").objectStore("kept").getAll();
      await new Promise((resolve) => {
        reading.onsuccess = resolve;
      });
      database.close();
      return JSON.stringify([reading.result, { ...localStorage }]);
    });
  for (const text of texts) await expect.poll(stored).not.toContain(text);
}
