import { GUARDED, PATHS } from "./support/paths";
import { expect, picture, signIn, signUp, test } from "./support/test";

/** Pages of one thing of somebody's: where there is none of that name, or none for the reader, they are HTTP 404. */
const OF_ONE_THING = /^(\/app)?\/(plan|quest|hangout)\/some-/;
const MISSING = ["/nowhere", "/app", "/quest", "/2025/a/b", "/app/hangout/join", "/app/hangout/join?id=", "/1999"];

test("every path of the route table shows its screen, and none is an error", async ({ page, complaints }) => {
  for (const path of PATHS) {
    const response = await page.goto(path);
    expect(OF_ONE_THING.test(path) ? [200, 404] : [200], path).toContain(response?.status());
    await expect(page.locator("h1"), path).toBeVisible();
    await expect(page.getByText("Page Not Found"), path).toHaveCount(0);
    await expect(page.getByText("Internal Server Error"), path).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test("a path that is not in the table, or fails its validation, is HTTP 404 and the error page", async ({
  page,
  complaints,
}) => {
  for (const path of MISSING) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { name: "Page Not Found" }), path).toBeVisible();
    await expect(page.getByRole("link", { name: "Go home" }), path).toBeVisible();
  }
  await page.goto("/nowhere/at?all=1");
  await expect(page.getByText("Page not found: /nowhere/at?all=1")).toBeVisible();
  await page.goto("/app/hangout/join");
  await expect(page.getByText("Page Not Found: /app/hangout/join")).toBeVisible();
  await picture(page, "not-found");
  expect(complaints).toEqual([]);
});

test("a list or place that is not there, or not for the reader, is the same", async ({ page }) => {
  const missing = ["/2025/some-list", "/2031/some-list", "/bucket-list/some-list", "/app/bucket-list/some-list"];
  for (const path of [...missing, "/browse/some-place", "/browse_copy/some-place"]) {
    const response = await page.goto(path);
    // Places are found in the browser, which the server knows nothing about.
    expect(response?.status(), path).toBe(missing.includes(path) ? 404 : 200);
    const isList = missing.includes(path);
    const heading = isList ? "You may need to sign in to see this" : "Page Not Found";
    await expect(page.getByRole("heading", { name: heading }), path).toBeVisible();
    await expect(page.getByText(`Page Not Found: ${path}`), path).toHaveCount(isList ? 0 : 1);
  }
});

test("guarded paths lead to signing in, and back to where one was going", async ({ page, person }) => {
  for (const path of GUARDED) {
    await page.goto(path);
    await expect(page, path).toHaveURL(new RegExp(`/login\\?redirect=.*${path.slice(1)}`));
  }
  await page.goto("/profile/edit?from=test");
  await signUp(page, person);
  await expect(page).toHaveURL("/profile/edit?from=test");
  // Signed in, the guard lets every one of them through.
  for (const path of GUARDED) {
    await page.goto(path);
    await expect(page.locator("h1"), path).toBeVisible();
    await expect(page, path).toHaveURL(path);
  }
});

test("nobody is sent to another site after signing in", async ({ page, person }) => {
  await page.goto(`/login?redirect=${encodeURIComponent("https://example.test/")}`);
  await signUp(page, person);
  await expect(page).toHaveURL("/");
});

test("the sign-in cookie is as the product says, and signing out clears everything", async ({ page, person }) => {
  await page.goto("/login?redirect=/app/bucket-list");
  await signUp(page, person);
  await expect(page.getByRole("button", { name: /Start my/ })).toBeVisible();
  const token = (await page.context().cookies()).find(({ name }) => name === "auth_token");
  expect(token).toMatchObject({ path: "/", secure: true, sameSite: "Lax", httpOnly: false });
  expect((token?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(604_800 - 120);
  expect((token?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(604_800);
  expect(token?.value.split(".")).toHaveLength(3);

  await page.reload();
  await expect(page.getByRole("button", { name: /Start my/ })).toBeVisible();

  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  const left = (await page.context().cookies()).map(({ name }) => name);
  expect(left).not.toContain("auth_token");

  await page.goto("/app/bucket-list");
  await page.getByRole("link", { name: "Sign in or create an account" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Wrong email or password");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await signIn(page, person);
  await expect(page).toHaveURL("/app/bucket-list");
});
