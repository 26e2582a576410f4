import { book, dateIn, PRICE, write } from "../support/dated-quests";
import { call } from "../support/people";
import { expect, openAs, otherDevice, test } from "../support/test";
import { shoot } from "./camera";

const REQUIREMENTS = { minAge: 8, fitness: "Flat cobbles, then 40 steps up.", bring: ["shoes for cobbles", "a torch"] };
const WALK = { mode: "scheduled", price: PRICE, requirements: REQUIREMENTS, minPeople: 4 };

test("the page of a quest in its states", async ({ page, person, friend, server, browser }) => {
  const bram = await otherDevice(browser, server, { ...friend, name: "Bram Candlewick" }, "/privacy");
  const dates = [dateIn(5, 4), dateIn(6, 12), dateIn(11, 2), dateIn(18, 12)];
  const { id, sessions } = await write(bram, WALK, dates);
  await shoot(bram, `/quest/${id}`, "quest-draft");
  await call(bram, "publishQuest", { questId: id });
  await shoot(page, `/quest/${id}`, "quest-open");
  await openAs(page, { ...person, name: "Amber Lanternwood" }, `/quest/${id}`);
  await book(page, id, sessions[0], 2);
  await shoot(page, `/quest/${id}`, "quest-booked");
  await call(bram, "pauseQuest", { questId: id });
  await shoot(page, `/quest/${id}`, "quest-paused");
  await call(bram, "cancelQuest", { questId: id });
  await shoot(page, `/quest/${id}`, "quest-called-off");

  const free = await write(bram, { title: "Three small squares" }, [{ capacity: 20 }]);
  await call(bram, "publishQuest", { questId: free.id });
  await shoot(page, `/quest/${free.id}`, "quest-anytime");
  await book(page, free.id, free.sessions[0], 1);
  await shoot(page, `/quest/${free.id}`, "quest-ready");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByLabel("Link to this quest")).toBeVisible();
  await shoot(page, null, "quest-share");
});
