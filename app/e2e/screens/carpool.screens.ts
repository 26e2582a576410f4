import { arrive, askForSeat, carsOf, makeHangout, offerCar } from "../support/carpools";
import { call } from "../support/people";
import { expect, openAs, test } from "../support/test";
import { shoot, shootPrinted } from "./camera";

test("cars to a hangout", async ({ page, person, friend, server, browser }) => {
  const also = (name: string) => {
    const user_name = `${friend.user_name}_${name.slice(0, 3).toLowerCase()}`;
    return { ...friend, name, user_name, email: `${user_name}@example.test` };
  };
  await shoot(page, "/carpool/coordination", "carpool-signed-out");
  await openAs(page, { ...person, name: "Amber Lanternwood" }, "/privacy");
  await shoot(page, "/carpool/coordination", "carpool-none");
  const made = await makeHangout(page);
  await shoot(page, carsOf(made), "carpool-empty");
  await offerCar(page, made, "inverness", 4);
  const sage = await arrive(browser, server, also("Sage Field"), made);
  await offerCar(sage, made, "fortWilliam");
  const juniper = await arrive(browser, server, also("Juniper Ash"), made);
  await offerCar(juniper, made, "portree");
  const kestrel = await arrive(browser, server, also("Kestrel Vane"), made);
  await askForSeat(kestrel, made, "drumnadrochit", page);
  const finn = await arrive(browser, server, also("Finn Ross"), made);
  await askForSeat(finn, made, "kyle");
  const maple = await arrive(browser, server, also("Maple Reed"), made);
  await askForSeat(maple, made, "speanBridge");
  await shoot(page, carsOf(made), "carpool-cars");
  await shoot(page, "/carpool/coordination", "carpool-mine");
  await page.goto(carsOf(made));
  await page.getByRole("button", { name: "Plan it fairly" }).click();
  await expect(page.getByText("Everyone has a seat.")).toBeVisible();
  await shoot(page, null, "carpool-plan");
  const { planOf } = (await call(page, "applyCarpoolPlan", { carpoolId: `${made.hangoutId}_there` })) as {
    planOf: string;
  };
  await call(page, "applyCarpoolPlan", { carpoolId: `${made.hangoutId}_there`, planOf });
  await shoot(page, `${carsOf(made)}&trip=1`, "carpool-trip");
  await shootPrinted(page, `${carsOf(made)}&trip=1`, "carpool-trip");
  await call(sage, "leaveCar", { carpoolId: `${made.hangoutId}_there` });
  await page.goto(carsOf(made));
  await page.getByRole("button", { name: "Plan it fairly" }).click();
  await expect(page.getByRole("heading", { name: "What changes" })).toBeVisible();
  await shoot(page, null, "carpool-changes");
});
