import type { Page } from "@playwright/test";
import { categories } from "../../src/ui/categories";
import { expect } from "./test";

const places = [
  { name: "Kyoto", lat: 35.0211, lng: 135.7538 },
  { name: "Lisbon", lat: 38.7169, lng: -9.1399 },
  { name: "Oaxaca", lat: 17.0654, lng: -96.7236 },
];
const TITLES = [
  "See the sun rise",
  "Sail through a night",
  "Bake bread with my grandmother",
  "Learn ten stars by name",
];

/** Adds items to the person's first list. */
export async function fill(page: Page, count: number, titles: readonly string[] = TITLES): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === "auth_token")?.value ?? "";
  const headers = { authorization: `Bearer ${token}` };
  const uid = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub;
  let listId: string | undefined;
  // A list that was just started is on its way to the server.
  await expect
    .poll(async () => {
      const found = await page.request.get(`/v1/bucketLists?userId=${uid}`, { headers });
      listId = (await found.json()).documents[0]?.id;
      return listId;
    })
    .toBeTruthy();
  const ops = Array.from({ length: count }, (_, at) => ({
    op: "add",
    activity: {
      id: crypto.randomUUID(),
      title: `${titles[at % titles.length]}${at < 4 ? "" : ` ${at}`}`,
      category: categories[at % categories.length],
      status: ["wish", "planned", "done"][at % 3],
      ...(at % 2 ? {} : { place: places[at % places.length] }),
      ...(at % 4 === 1 ? { note: "Ann?", targetMonth: 1 + (at % 12) } : {}),
    },
  }));
  const answer = await page.request.post("/functions/editBucketItems", {
    headers,
    data: { data: { listId, ops, idempotencyKey: crypto.randomUUID() } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
