import type { Locator } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { STOPS, write } from "./support/dated-quests";
import { call } from "./support/people";
import { editPlan, makePlan, SIGHTS, stopNames } from "./support/plans";
import { Server } from "./support/server";
import { expect, openAs, otherDevice, somebody, test } from "./support/test";
import { openWays } from "./support/ways";
import { inWholeBrowser } from "./support/whole-browser";

// The headless shell breaks pages on paper elsewhere.
test.use({ launchOptions: inWholeBrowser });

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
    await page.getByRole("button", { name: "Show me" }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText(/on the way/)).toHaveCount(2);
    await expectAccessible(page, "plan better order");
    await sheet.getByRole("button", { name: "Use this order" }).click();
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
    await expect(page.getByRole("listitem").filter({ hasText: TOWER })).toContainText("Closed when you’re there");
    await expectAccessible(page, "plan clash");
    await page.getByRole("button", { name: "Go first, at 09:00" }).click();
    await expect(stopNames(page).first()).toHaveText(TOWER);
    await expect(page.getByText("Closed when you’re there")).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
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

  await test.step("it goes to another day by its menu and back by dragging, and all is printed on one page", async () => {
    await page.getByRole("button", { name: "Add another day" }).click();
    const [first, second] = [
      page.getByRole("region", { name: /12 May/ }),
      page.getByRole("region", { name: /13 May/ }),
    ];
    await page.getByRole("button", { name: `More about ${MONASTERY}` }).click();
    await page.getByRole("menuitem", { name: /^To .*13 May/ }).click();
    await expect(stopNames(second)).toHaveText([MONASTERY]);
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const before = page.viewportSize();
    // Both days are in sight, so that nothing scrolls under the pointer.
    await page.setViewportSize({ width: 900, height: 2600 });
    const from = await centre(page.getByRole("button", { name: `Move ${MONASTERY}`, exact: true }));
    const to = await centre(stopNames(first).last());
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 20, { steps: 4 });
    await page.mouse.move(from.x, to.y, { steps: 12 });
    await page.mouse.up();
    if (before) await page.setViewportSize(before);
    await expect(stopNames(first)).toHaveCount(4);
    await expect(second.getByRole("heading", { level: 3 })).toHaveCount(0);
  });

  await test.step("it opens as directions in apps of maps", async () => {
    const google = page.getByRole("link", { name: "Directions in Google Maps" });
    await expect(google).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&origin=/);
    const apple = page.getByRole("link", { name: "Directions in Apple Maps" });
    await expect(apple).toHaveAttribute("href", /^https:\/\/maps\.apple\.com\/directions\?source=/);
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

test("three edit a plan at once and see each other, one of them offline for a minute, and no edit is lost", async ({
  page: ann,
  person,
  friend,
  server,
  browser,
}) => {
  test.setTimeout(240_000);
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

  const cem = await otherDevice(browser, server, somebody(), link);
  await expect(stopNames(cem)).toHaveCount(4);

  await test.step("they see each other, and what each looks at", async () => {
    await expect(ann.getByText("are here")).toBeVisible();
    await ben.getByRole("heading", { name: MONASTERY }).hover();
    const row = ann.getByRole("listitem").filter({ hasText: MONASTERY });
    await expect(row.getByText("Walker")).toBeVisible();
    await ben.mouse.move(0, 0);
  });

  await test.step("what one does the other sees", async () => {
    await ben.getByRole("button", { name: `More about ${CASTLE}` }).click();
    await ben.getByRole("menuitem", { name: "Remove" }).click();
    await expect(stopNames(ann)).toHaveText([TOWER, MONASTERY, CATHEDRAL]);
  });

  await test.step("what one did offline joins what the other did meanwhile", async () => {
    await ben.context().setOffline(true);
    const offlineSince = Date.now();
    await ben.getByRole("button", { name: `More about ${TOWER}` }).click();
    await ben.getByRole("menuitem", { name: "Later" }).click();
    await expect(stopNames(ben)).toHaveText([MONASTERY, TOWER, CATHEDRAL]);
    const lunch = { id: "lunch", name: "Pastéis de Belém", lat: 38.6975, lng: -9.2033 };
    await editPlan(ann, id, [{ op: "addStop", date: "2027-05-12", stop: lunch }]);
    await cem.getByRole("button", { name: `More about ${CATHEDRAL}` }).click();
    await cem.getByRole("menuitem", { name: "Keep in place" }).click();
    await expect(stopNames(ann)).toHaveText([TOWER, MONASTERY, CATHEDRAL, lunch.name]);
    await ann.waitForTimeout(Math.max(0, offlineSince + OFFLINE_MS - Date.now()));
    await ben.context().setOffline(false);
    for (const page of [ann, ben, cem]) {
      await expect(stopNames(page)).toHaveText([MONASTERY, TOWER, CATHEDRAL, lunch.name], { timeout: 60_000 });
      await expect(page.getByLabel("Keeps its place")).toHaveCount(1);
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

  // A quest that is saved for later gives its stops to a plan that is there.
  await stranger.goto(`/quest/${quest.id}`);
  await stranger.getByRole("button", { name: "Save for later" }).click();
  await expect(stranger.getByRole("button", { name: "Saved" })).toBeVisible();
  await stranger.goto(`/plan/${await makePlan(stranger)}`);
  await stranger.getByRole("button", { name: "From a quest" }).click();
  await stranger.getByRole("menuitem", { name: /stops?$/ }).click();
  await expect(stopNames(stranger)).toHaveCount(SIGHTS.length + STOPS.length);
});

test("people share costs and find a fair place to meet, notes and legs are theirs to set, and a quest comes of it", async ({
  page,
  person,
  complaints,
}) => {
  await openAs(page, person, "/privacy");
  const id = await makePlan(page);
  await page.goto(`/plan/${id}`);

  await test.step("a note, and another way to a stop", async () => {
    await page.getByRole("button", { name: `More about ${CASTLE}` }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("Note").fill("Buy tickets before.");
    await sheet.getByLabel("How you get there").selectOption("By car");
    await expectAccessible(page, "plan stop");
    await sheet.getByRole("button", { name: "Save" }).click();
    const row = page.getByRole("listitem").filter({ hasText: CASTLE });
    await expect(row.getByText("Buy tickets before.")).toBeVisible();
    await expect(row.getByText(/by car/)).toBeVisible();
  });

  await test.step("what it costs each, and who owes whom", async () => {
    await page.getByRole("button", { name: "Add people and costs" }).click();
    const sheet = page.getByRole("dialog");
    for (const name of ["Ann", "Ben", "Cem"]) {
      await sheet.getByLabel("Name", { exact: true }).fill(name);
      await sheet.getByRole("button", { name: "Add", exact: true }).click();
      await expect(sheet.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
    }
    await sheet.getByRole("button", { name: "Add a cost" }).click();
    await sheet.getByLabel("What for?").fill("Tickets");
    await sheet.getByLabel(/^Amount/).fill("10");
    await sheet.getByLabel("Who pays?").selectOption("Ann");
    await sheet.getByRole("button", { name: "Save" }).click();
    await expect(sheet.getByText(/Ann pays/)).toBeVisible();
    await expect(sheet.getByRole("row", { name: /^Ben/ })).toContainText("3.33");
    await expect(sheet.getByText(/Cem owes Ann/)).toBeVisible();
    await expectAccessible(page, "plan budget");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("region", { name: "What it comes to" })).toContainText("3.34 each");
  });

  await test.step("a place that is fair to both", async () => {
    const start = (name: string, lng: number, lat: number) => ({ start: { name, lng, lat }, mode: "car" });
    const { people } = (await (await page.request.get(`/v1/plans/${id}`, await bearer(page))).json()) as {
      people: { id: string }[];
    };
    await editPlan(page, id, [
      { op: "setPerson", id: people[0]?.id, fields: start("Setúbal", -8.89, 38.52) },
      { op: "setPerson", id: people[1]?.id, fields: start("Sintra", -9.39, 38.8) },
    ]);
    await page.getByRole("button", { name: "Where to meet" }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText(/Longest way/).first()).toBeVisible();
    await expectAccessible(page, "plan meeting place");
    await sheet
      .getByRole("button", { name: /^Meet here/ })
      .first()
      .click();
    await expect(sheet).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
  });

  await test.step("its stops become the draft of a quest", async () => {
    await expect(stopNames(page)).toHaveCount(4);
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: "Make it a quest" }).click();
    await expect(page).toHaveURL(/\/creator\/create-quest\?quest=/);
    const draft = new URL(page.url()).searchParams.get("quest");
    const quest = await (await page.request.get(`/v1/quests/${draft}`, await bearer(page))).json();
    expect(quest.stops.map(({ title }: { title: string }) => title)).toEqual([TOWER, CASTLE, MONASTERY, CATHEDRAL]);
  });
  expect(complaints).toEqual([]);
});

test("a reader suggests changes, and the owner accepts or declines each", async ({
  page: ann,
  person,
  friend,
  server,
  browser,
}) => {
  await openAs(ann, person, "/privacy");
  const id = await makePlan(ann, { visibility: "public" });
  await editPlan(ann, id, [{ op: "addPerson", person: { id: "p", name: "Secret guest" } }]);
  await ann.goto(`/plan/${id}`);
  const ben = await otherDevice(browser, server, friend, `/plan/${id}`);

  await test.step("readers see no people and no costs, and change nothing until they suggest it", async () => {
    await expect(ben.getByRole("button", { name: "Add people and costs" })).toBeHidden();
    await expect(ben.getByRole("button", { name: `More about ${CASTLE}` })).toBeHidden();
    await ben.getByRole("button", { name: "Suggest changes" }).click();
    await ben.getByRole("button", { name: `More about ${CASTLE}` }).click();
    await ben.getByRole("menuitem", { name: "Remove" }).click();
    await ben.getByRole("button", { name: `More about ${TOWER}` }).click();
    await ben.getByRole("menuitem", { name: "Later" }).click();
    await expect(stopNames(ben)).toHaveText([MONASTERY, TOWER, CATHEDRAL]);
    await expect(stopNames(ann)).toHaveCount(4);
    await ben.reload();
    await expect(ben.getByText("2 changes to suggest")).toBeVisible();
    await expectAccessible(ben, "plan suggesting");
    await ben.getByRole("button", { name: "Send 2 suggestions" }).click();
    await expect(stopNames(ben)).toHaveCount(4);
  });

  await test.step("each is answered on its own", async () => {
    const suggestions = ann.getByRole("region", { name: "Suggestions" });
    await expect(suggestions.getByRole("listitem")).toHaveCount(2);
    await expectAccessible(ann, "plan suggestions");
    const about = (text: string) => suggestions.getByRole("listitem").filter({ hasText: text });
    await about(`Move ${TOWER}`).getByRole("button", { name: "Decline" }).click();
    await about(`Leave out ${CASTLE}`).getByRole("button", { name: "Accept" }).click();
    await expect(suggestions).toBeHidden();
    for (const page of [ann, ben]) await expect(stopNames(page)).toHaveText([TOWER, MONASTERY, CATHEDRAL]);
    await expect(ben.getByText("Declined")).toBeVisible();
    await expect(ben.getByText("Accepted")).toBeVisible();
  });
});

test("where the server knows the streets, times and lines follow them; where it fails, they are estimates", async ({
  browser,
  person,
}) => {
  const ways = await openWays();
  const server = new Server(["--routing", `osrm=${ways.url}`]);
  await server.start();
  try {
    const page = await otherDevice(browser, server, person, "/privacy");
    const id = await makePlan(page);
    await page.goto(`${server.url}/plan/${id}`);
    await expect(page.getByText("Travel times follow the streets.")).toBeVisible();
    await expect(page.getByText(/by street/)).toHaveCount(3);
    await expect(page.locator("polyline[data-kind=real]")).toHaveCount(3);
    ways.isBroken = true;
    await editPlan(page, id, [
      { op: "addStop", date: "2027-05-12", stop: { id: "new", name: "Oriente", lat: 38.7678, lng: -9.0992 } },
    ]);
    await expect(stopNames(page)).toHaveCount(5);
    await expect(page.locator("polyline[data-kind=estimate]").first()).toBeAttached();
    await expect(page.getByText("estimates along straight lines", { exact: false })).toBeVisible();
  } finally {
    await server.remove();
    ways.close();
  }
});

/** Time for which somebody edits without a network; the page tries to send meanwhile, in vain. */
const OFFLINE_MS = 60_000;

async function centre(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("it is not drawn");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Headers of whoever is signed in on a page. */
async function bearer(page: Parameters<typeof stopNames>[0]) {
  const token = (await page.context().cookies()).find(({ name }) => name === "auth_token")?.value;
  return { headers: { authorization: `Bearer ${token}` } };
}
