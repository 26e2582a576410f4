import { editPlan, makePlan, SIGHTS } from "../support/plans";
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
  await editPlan(page, id, [
    { op: "setStop", id: "monastery", fields: { note: "The queue is shorter after three.", mode: "transit-estimate" } },
    { op: "set", fields: { currency: "EUR" } },
    ...["Amber", "Bram", "Kestrel"].map((name) => ({ op: "addPerson", person: { id: name, name } })),
    { op: "addCost", cost: { id: "1", title: "Monastery, 3 tickets", amount: 3600, paidBy: "Amber" } },
    { op: "addCost", cost: { id: "2", title: "Tram", amount: 310, each: true, paidBy: "Bram" } },
    { op: "addCost", cost: { id: "3", title: "Lunch", amount: 2000, each: true, guess: true } },
  ]);
  await shoot(page, `/plan/${id}`, "plan-days");
  await shootPrinted(page, `/plan/${id}`, "plan");
  await page.goto(`/plan/${id}`);
  await page.getByRole("button", { name: "We have a few hours" }).first().click();
  await expect(page.getByText("Left out")).toBeVisible();
  await picture(page, "screens/plan-hours");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "People and costs" }).click();
  await expect(page.getByRole("dialog").getByText(/owes/).first()).toBeVisible();
  await picture(page, "screens/plan-budget");
});
