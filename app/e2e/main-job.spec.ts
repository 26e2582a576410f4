import { comeToMap, expect, listen, picture, readyMap, signIn, signUp, test } from "./support/test";

/** A window with room for a list and its map. */
test.use({ viewport: { width: 1500, height: 640 } });

test("somebody opens the page, fills a list, and finds it again after the server was restarted", {
  tag: "@map",
}, async ({ page, browser, server, person, complaints }) => {
  await test.step("the world's places are clustered on the map", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("What will you do with");
    await picture(page, "home");
    await page.goto("/bucket-list");
    const map = readyMap(page);
    await comeToMap(page);
    await expect(map).toHaveAttribute("data-points", "0");
    await page.getByRole("button", { name: "Show towns to add" }).click();
    await expect(map).toHaveAttribute("data-points", /^\d{5,6}$/);
  });

  await test.step("nearer by the clusters split", async () => {
    const map = readyMap(page);
    const before = Number(await map.getAttribute("data-points"));
    await map.getByRole("button", { name: "Zoom in" }).click();
    await expect(map).toHaveAttribute("data-zoom", "2.10");
    await expect(map).not.toHaveAttribute("data-points", String(before));
    expect(Number(await map.getAttribute("data-points"))).toBeLessThan(before);
    expect(Number(await map.getAttribute("data-clusters"))).toBeGreaterThan(5);
  });

  await test.step("they sign up and start the list of the year", async () => {
    await page.goto("/login?new&redirect=/app/bucket-list");
    await signUp(page, person);
    await expect(page).toHaveURL(/\/app\/bucket-list$/);
    await page.getByRole("button", { name: /Start my \d{4} list/ }).click();
    await expect(page.getByText("Nothing here yet")).toBeVisible();
  });

  const items = page.getByRole("group", { name: "Activities" }).getByRole("listitem");
  await test.step("they write a wish, and pick a place while typing", async () => {
    const field = page.getByLabel("Add a wish or a place");
    await field.fill("Sail through a night");
    await field.press("Enter");
    await expect(items).toHaveCount(1);
    await field.fill("kyot");
    await page.getByRole("option", { name: /Kyoto/ }).first().click();
    await expect(items).toHaveCount(2);
    await expect(items.nth(1)).toContainText("Kyoto");
    await expect(field).toHaveValue("");
  });

  await test.step("they pick a place from the map", async () => {
    const map = readyMap(page);
    await comeToMap(page);
    await page.getByRole("button", { name: "Show towns to add" }).click();
    await expect(map).toHaveAttribute("data-points", /^\d{4,6}$/);
    const card = page.getByRole("complementary").filter({ has: page.getByRole("button", { name: "Add to my list" }) });
    // A click on a cluster goes nearer; one on anything else opens the card of the place next to it.
    const zoom = await map.getAttribute("data-zoom");
    const isOpen = async () => (await card.isVisible()) || (await map.getAttribute("data-zoom")) !== zoom;
    await expect(async () => {
      await page.locator("canvas").click({ position: { x: 260, y: 90 } });
      await expect.poll(isOpen, { timeout: 5_000 }).toBe(true);
    }).toPass({ timeout: 40_000 });
    // From the list beside the map a place is always one press away.
    await page.getByRole("button", { name: "List places in view" }).click();
    await page.locator("section[data-state] li button").first().click();
    const name = await card.getByRole("heading").textContent();
    await card.getByRole("button", { name: "Add to my list" }).click();
    await expect(items).toHaveCount(3);
    await expect(items.nth(2)).toContainText(name ?? "no name");
    await picture(page, "list");
  });

  await test.step("they tick one off, change one, and take one off the list and back", async () => {
    const sail = items.filter({ hasText: "Sail through" });
    await sail.getByRole("checkbox").check();
    await expect(page.getByRole("status").filter({ hasText: "1 of 3 done" })).toBeVisible();
    await sail.getByRole("button", { name: "Sail through a night", exact: true }).press("F2");
    await page.getByLabel("Rename Sail").fill("Sail through a whole night");
    await page.getByLabel("Rename Sail").press("Enter");
    await expect(sail).toContainText("Sail through a whole night");
    await items
      .filter({ hasText: "Kyoto" })
      .getByRole("button", { name: /^More actions/ })
      .click();
    await page.getByRole("menuitem", { name: "Remove", exact: true }).click();
    await expect(items).toHaveCount(2);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(items).toHaveCount(3);
  });

  await test.step("the record has the six fields of the product", async () => {
    const found = await page.request.get(`/v1/bucketLists?createdByUsername=${person.user_name}`, {
      headers: { authorization: `Bearer ${await cookie(page)}` },
    });
    const [document] = (await found.json()).documents;
    expect(Object.keys(document.data).sort()).toEqual(
      ["activities", "createdAt", "createdByUsername", "updatedAt", "userId", "year"].sort(),
    );
    expect(document.data).toMatchObject({ createdByUsername: person.user_name, year: new Date().getFullYear() });
  });

  await test.step("a change in a second browser shows in the first by itself", async () => {
    const other = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
    listen(other, complaints);
    await other.goto("/login?redirect=/bucket-list");
    await signIn(other, person);
    await expect(other).toHaveURL(/\/bucket-list$/);
    await expect(other.getByRole("listitem").filter({ hasText: "Kyoto" })).toBeVisible();
    await other.getByLabel("Add a wish or a place").fill("See the northern lights");
    await other.getByLabel("Add a wish or a place").press("Enter");
    await expect(items.filter({ hasText: "See the northern lights" })).toBeVisible();
    await other.context().close();
  });

  await test.step("after a restart of the server everything is there", async () => {
    await server.stop();
    await server.start();
    const fresh = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
    await fresh.goto("/app/bucket-list");
    await fresh.getByRole("link", { name: "Sign in or create an account" }).click();
    await signIn(fresh, person);
    const kept = fresh.getByRole("group", { name: "Activities" }).getByRole("listitem");
    await expect(kept).toHaveCount(4);
    await expect(kept.filter({ hasText: "Sail through a whole night" }).getByRole("checkbox")).toBeChecked();
    await picture(fresh, "list-after-restart");
    await fresh.context().close();
  });
  // While the server was away the browser said so; nothing else may have gone wrong.
  expect(
    complaints.filter(
      (complaint) => !/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE/.test(complaint),
    ),
  ).toEqual([]);
});

async function cookie(page: import("@playwright/test").Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "auth_token")?.value ?? "";
}
