import type { Browser, Page } from "@playwright/test";
import type { Server } from "./server";
import { expect, otherDevice, type Person } from "./test";

const YEAR = new Date().getFullYear();

/** Two people who are friends, each in a browser of their own. */
export async function friends(browser: Browser, server: Server, person: Person, friend: Person): Promise<[Page, Page]> {
  const ann = await otherDevice(browser, server, person, "/bucket-list");
  const ben = await otherDevice(browser, server, friend, "/bucket-list");
  const { url } = (await call(ann, "createFriendLink", {})) as { url: string };
  await call(ben, "redeemInvite", { code: new URL(url, server.url).searchParams.get("code") });
  return [ann, ben];
}

/** Makes the list of this year with these wishes. */
export async function start(page: Page, titles: string[]): Promise<void> {
  await page.getByRole("button", { name: /Start my/ }).click();
  await write(page, ...titles);
}

/** Writes wishes into the field of the list that is open. */
export async function write(page: Page, ...titles: string[]): Promise<void> {
  const field = page.getByLabel("Add a wish or a place");
  for (const title of titles) {
    await field.fill(title);
    await field.press("Enter");
    await expect(items(page).filter({ hasText: title })).toHaveCount(1);
  }
}

/** The rows of the list that is open. */
export function items(page: Page) {
  return page.getByRole("group", { name: "Activities" }).getByRole("listitem");
}

/** Opens the sheet that says who may see the list. */
export async function openSharing(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Share", exact: true }).click();
}

export async function listOf(page: Page): Promise<{ id: string; activities: { id: string; title: string }[] }> {
  const list = (await call(page, "upsertBucketList", { year: YEAR })) as { id: string; data: { activities: [] } };
  return { id: list.id, activities: list.data.activities };
}

/** Calls a function as whoever is signed in on the page. */
export async function call(page: Page, name: string, data: object): Promise<unknown> {
  const token = (await page.context().cookies()).find((cookie) => cookie.name === "auth_token")?.value;
  const answer = await page.request.post(`/functions/${name}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { data: { ...data, ...(name === "redeemInvite" ? {} : { idempotencyKey: crypto.randomUUID() }) } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).result;
}

/** The id of whoever is signed in on the page. */
export async function uidOf(page: Page): Promise<string> {
  const token = (await page.context().cookies()).find(({ name }) => name === "auth_token")?.value ?? "";
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub;
}
