import { makePlan, SIGHTS } from "../support/plans";
import { expect, openAs, picture, test } from "../support/test";
import { shoot, shootPrinted } from "./camera";

test("plans", async ({ page, person }) => {
  await shoot(page, "/plan/new", "plan-signed-out");
  await openAs(page, { ...person, name: "Amber Lanternwood" }, "/privacy");
  await shoot(page, "/plan/new", "plan-new");
  const id = await makePlan(page, {
    days: [
      { date: "2027-05-12", start: "09:00", end: "18:00", stops: SIGHTS },
      {
        date: "2027-05-13",
        start: "10:00",
        stops: [
          { id: "pena", name: "Palácio da Pena", lat: 38.7876, lng: -9.3906, stayMin: 120 },
          { id: "cape", name: "Cabo da Roca", lat: 38.7804, lng: -9.4989, stayMin: 45, openTo: "11:00" },
          { id: "cascais", name: "Cascais", lat: 38.6969, lng: -9.4215, stayMin: 90, locked: true },
        ],
      },
    ],
  });
  await shoot(page, `/plan/${id}`, "plan-days");
  await shootPrinted(page, `/plan/${id}`, "plan");
  await page.goto(`/plan/${id}`);
  await page.getByRole("button", { name: "We have a few hours" }).first().click();
  await expect(page.getByText("Left out")).toBeVisible();
  await picture(page, "screens/plan-hours");
});
