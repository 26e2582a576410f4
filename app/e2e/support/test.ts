import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { Server } from "./server";

/** Person who signs up in a test. */
export interface Person {
  name: string;
  user_name: string;
  email: string;
  password: string;
}

interface Fixtures {
  /** Complaints of the browser: errors in the console, failures of scripts, and breaches of the content policy. */
  complaints: string[];
  /** A person nobody has used before. */
  person: Person;
  /** Another one. */
  friend: Person;
  /** A server that nothing else happens on, for tests of what counts everybody. */
  ownServer: Server;
}

let people = 0;

/** A server for each worker, and a page that remembers every complaint. */
export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from it
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    listen(page, complaints);
    await use(complaints);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  person: async ({}, use) => use(somebody()),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  friend: async ({}, use) => use(somebody()),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ownServer: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.remove();
  },
});

/** Makes up a person nobody has used before. */
export function somebody(): Person {
  people += 1;
  const user_name = `walker_${process.pid}_${people}`;
  return {
    name: `Walker ${people}`,
    user_name,
    email: `${user_name}@example.test`,
    password: "a long enough secret",
  };
}

export { expect };

/**
 * Writes down what goes wrong on a page. That the page itself is answered with 404 is no complaint, it is what some tests
 * ask for, nor that there is no such document or code, which is an answer. That a part of the page is not there is one.
 */
export function listen(page: Page, complaints: string[]): void {
  page.on("pageerror", (error) => complaints.push(`script: ${error.message}`));
  page.on("console", (message) => {
    const { url } = message.location();
    const isAnswer =
      /status of 404/.test(message.text()) && (url === page.url() || /^\/(v1|functions)\//.test(new URL(url).pathname));
    if (message.type() === "error" && !isAnswer) complaints.push(`console: ${message.text()} ${url}`);
  });
}

/** Fills the form of `/login` as somebody new. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.getByText("Create account", { exact: true }).first().click();
  await page.getByLabel("Name", { exact: true }).fill(person.name);
  await page.getByLabel("User name").fill(person.user_name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
}

/** Fills the form of `/login` as somebody known. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Creates the account and signs this browser in to it without the form, for tests that are not about signing up. */
export async function createAccount(context: BrowserContext, person: Person): Promise<void> {
  const answer = await context.request.post("/functions/signUp", { data: { data: person } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { idToken } = (await answer.json()).result;
  // The page writes this cookie itself; the refresh cookie came with the answer.
  const { hostname: domain } = new URL(answer.url());
  await context.addCookies([{ name: "auth_token", value: idToken, domain, path: "/", secure: true, sameSite: "Lax" }]);
}

/** Opens a page as somebody who has just created an account. */
export async function openAs(page: Page, person: Person, path: string): Promise<void> {
  await createAccount(page.context(), person);
  await page.goto(path);
}

/** Names of what stands in the place of a page that is being loaded. */
const LOADING = /^(Loading|Preparing|Opening) |(wird|werden) (geladen|vorbereitet|geöffnet)$/;

/** Addresses of invitations: for somebody without an account the app has the server answer them, by loading them anew. */
const LIGHT_PAGE = /^\/(app\/)?hangout\/(?!create|join)/;

/**
 * Goes to a page within the app that is open, as links do; the first of a browser is loaded from the server. A walk over
 * many pages is about what they show: that each can be loaded from the server is held by a test of its own.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  if (page.url() === "about:blank" || LIGHT_PAGE.test(path)) await page.goto(path);
  else await page.evaluate(follow, path);
  await expect(page.locator("#root[data-painted]")).toHaveCount(0);
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.getByRole("status", { name: LOADING })).toHaveCount(0);
}

/** Changes the address as the browser's back and forward do, and waits until the app has drawn an answer to that. */
async function follow(path: string): Promise<void> {
  window.history.pushState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Another browser of its own, as somebody else's device, with the person signed up and on a page. */
export async function otherDevice(browser: Browser, server: Server, person: Person, path = "/"): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  await openAs(page, person, path);
  return page;
}

/** Keeps a picture for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: new URL(`../.artifacts/${name}.png`, import.meta.url).pathname });
}

/** Goes to the map of a page, if it has one, and waits until it shows the world's places: the pointer over it wakes it. */
export async function comeToMap(page: Page): Promise<void> {
  // What is painted before the app has come has a map too, which nothing wakes.
  await expect(page.locator("#root[data-painted]")).toHaveCount(0);
  const map = page.locator("section[data-state]").first();
  if ((await map.count()) === 0 || !(await map.isVisible())) return;
  await map.hover();
  await expect(readyMap(page).first()).toBeVisible();
}

/** The map once it shows the world's places. */
export function readyMap(page: Page) {
  return page.locator('section[data-state="ready"]');
}
