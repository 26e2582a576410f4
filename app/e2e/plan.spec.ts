import { expectAccessible } from "./support/accessibility";
import { STOPS, write } from "./support/dated-quests";
import { call } from "./support/people";
import { editPlan, makePlan, SIGHTS, stopNames } from "./support/plans";
import { expect, openAs, otherDevice, test } from "./support/test";

const [TOWER, CASTLE, MONASTERY, CATHEDRAL] = SIGHTS.map(({ name }) => name) as [string, string, string, string];

test("somebody plans a day: stops, a better order, opening hours, and what fits into some hours", async ({
  page,
  person,
  complaints,
}) => {
  await openAs(page, person, "/plan/new");

  await test.step("from a title and a date", async () => {
    await page.getByLabel("What’s the plan?").fill("Two days in Lisbon");
    await page.getByRole("button", { name: "Make the plan" }).click();
    await expect(page).toHaveURL(/\/plan\/(?!new)/);
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Two days in Lisbon");
  });

  await test.step("a stop is found by its name", async () => {
    await page.getByRole("textbox", { name: "Add a stop" }).fill("Sintra");
    await page
      .getByRole("option", { name: /^Sintra/ })
      .first()
      .click();
    await expect(stopNames(page)).toHaveText(["Sintra"]);
  });

  const id = await makePlan(page);
  await page.goto(`/plan/${id}`);

  await test.step("a better order says what it saves, and one press undoes it", async () => {
    const given = [TOWER, CASTLE, MONASTERY, CATHEDRAL];
    await expect(stopNames(page)).toHaveText(given);
    await expect(page.getByText(/A better order saves \d/)).toBeVisible();
    await expectAccessible(page, "plan");
    await page.getByRole("button", { name: "Use it" }).click();
    const better = [CASTLE, CATHEDRAL, MONASTERY, TOWER];
    await expect(stopNames(page)).toHaveText(better);
    await expect(page.getByText(/A better order/)).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(stopNames(page)).toHaveText(given);
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(stopNames(page)).toHaveText(better);
    await page.reload();
    await expect(stopNames(page)).toHaveText(better);
  });

  await test.step("a door that is closed is told where it happens", async () => {
    await page.getByRole("button", { name: `More about ${TOWER}` }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("Closes at").fill("12:00");
    await page.keyboard.press("Tab");
    await sheet.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: TOWER })).toContainText("Closed when you’re there.");
  });

  await test.step("some hours hold some of the stops, and say why not the others", async () => {
    await page.getByRole("button", { name: "We have a few hours" }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText(/stops? fit, until/)).toBeVisible();
    await expect(sheet.getByText("Left out")).toBeVisible();
    await expect(sheet.getByText(/more than you have|is closed then/).first()).toBeVisible();
    await expectAccessible(page, "plan hours");
    await sheet.getByRole("button", { name: "Use these stops" }).click();
    await expect(sheet).toBeHidden();
    await expect(stopNames(page)).not.toHaveCount(4);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(stopNames(page)).toHaveCount(4);
  });

  await test.step("a stop moves by the keys alone", async () => {
    const [first, second] = await stopNames(page).allInnerTexts();
    await page.getByRole("button", { name: `Move ${first}`, exact: true }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(`Picked up ${first}.`)).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText(`${first} is at ${second}.`)).toBeAttached();
    await page.keyboard.press("Space");
    await expect(stopNames(page).nth(1)).toHaveText(String(first));
  });

  await test.step("it goes to calendars and hiking apps", async () => {
    for (const [item, ending, content] of [
      ["Calendar file", "ics", "SUMMARY:Castelo de São Jorge"],
      ["GPX, for hiking apps", "gpx", "<rtept"],
      ["KML, for Google Earth", "kml", "<Placemark>"],
    ] as const) {
      await page.getByRole("button", { name: "Export" }).click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("menuitem", { name: item }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`a-day-in-lisbon.${ending}`);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).toString()).toContain(content);
    }
  });
  expect(complaints).toEqual([]);
});

test("two edit a plan at once, one of them offline for a while, and no edit is lost", async ({
  page: ann,
  person,
  friend,
  server,
  browser,
}) => {
  await openAs(ann, person, "/privacy");
  const id = await makePlan(ann);
  await ann.goto(`/plan/${id}`);

  const link = await test.step("a link lets others edit", async () => {
    await ann.getByRole("button", { name: "Share" }).click();
    const sheet = ann.getByRole("dialog");
    await sheet.getByRole("radio", { name: /link/i }).check();
    await sheet.getByRole("switch", { name: "Everybody with the link can edit" }).check();
    const field = sheet.getByLabel("Link to the plan");
    await expect(field).toHaveValue(/k=/);
    await expect(sheet.getByRole("switch")).toBeChecked();
    const url = await field.inputValue();
    await ann.keyboard.press("Escape");
    return new URL(url).pathname + new URL(url).search;
  });
  const ben = await otherDevice(browser, server, friend, link);
  await expect(stopNames(ben)).toHaveCount(4);

  await test.step("what one does the other sees", async () => {
    await ben.getByRole("button", { name: `More about ${CASTLE}` }).click();
    await ben.getByRole("menuitem", { name: "Remove" }).click();
    await expect(stopNames(ann)).toHaveText([TOWER, MONASTERY, CATHEDRAL]);
  });

  await test.step("what one did offline joins what the other did meanwhile", async () => {
    await ben.context().setOffline(true);
    await ben.getByRole("button", { name: `More about ${TOWER}` }).click();
    await ben.getByRole("menuitem", { name: "Later" }).click();
    await expect(stopNames(ben)).toHaveText([MONASTERY, TOWER, CATHEDRAL]);
    const lunch = { id: "lunch", name: "Pastéis de Belém", lat: 38.6975, lng: -9.2033 };
    await editPlan(ann, id, [{ op: "addStop", date: "2027-05-12", stop: lunch }]);
    await expect(stopNames(ann)).toHaveText([TOWER, MONASTERY, CATHEDRAL, lunch.name]);
    await ben.context().setOffline(false);
    for (const page of [ann, ben]) {
      await expect(stopNames(page)).toHaveText([MONASTERY, TOWER, CATHEDRAL, lunch.name], { timeout: 60_000 });
    }
  });
});

test("a plan is hidden from strangers, and the stops of a quest make one", async ({
  page,
  person,
  server,
  browser,
  friend,
}) => {
  await openAs(page, person, "/privacy");
  const id = await makePlan(page);
  const stranger = await otherDevice(browser, server, friend, `/plan/${id}`);
  await expect(stranger.getByRole("heading", { name: "There’s no such plan" })).toBeVisible();
  await call(page, "setShare", { type: "plan", id, visibility: "public" });
  await stranger.reload();
  await expect(stopNames(stranger)).toHaveCount(4);
  await expect(stranger.getByRole("button", { name: "Add a stop" })).toBeHidden();

  const quest = await write(page, { mode: "selfGuided" }, []);
  await page.goto(`/quest/${quest.id}`);
  const card = page.getByRole("region", { name: "Booking" });
  await card.getByRole("button", { name: "Publish" }).click();
  await expect(card.getByRole("button", { name: "Publish" })).toBeHidden();
  await stranger.goto(`/quest/${quest.id}`);
  await stranger.getByRole("link", { name: "Plan it" }).click();
  await stranger.getByRole("button", { name: "Make a plan" }).click();
  await expect(stopNames(stranger)).toHaveCount(STOPS.length);
  await expect(stranger.getByRole("link", { name: "Made from this quest" })).toBeVisible();
});
