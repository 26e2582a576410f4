import type { Locator, Page } from "@playwright/test";
import { call } from "./people";

/** Sights of Lisbon in an order nobody would walk them in. */
export const SIGHTS = [
  { id: "tower", name: "Torre de Belém", lat: 38.6916, lng: -9.216, stayMin: 60 },
  { id: "castle", name: "Castelo de São Jorge", lat: 38.7139, lng: -9.1335, stayMin: 90 },
  { id: "monastery", name: "Mosteiro dos Jerónimos", lat: 38.6979, lng: -9.2068, stayMin: 60 },
  { id: "cathedral", name: "Sé de Lisboa", lat: 38.7098, lng: -9.1326, stayMin: 45 },
];

/** Makes a plan of one day in Lisbon, and gives its id. */
export async function makePlan(page: Page, fields: object = {}): Promise<string> {
  const days = [{ date: "2027-05-12", start: "09:00", stops: SIGHTS }];
  const { plan } = (await call(page, "createPlan", { title: "A day in Lisbon", days, ...fields })) as {
    plan: { id: string };
  };
  return plan.id;
}

export const editPlan = (page: Page, planId: string, ops: object[]) => call(page, "editPlan", { planId, ops });

/** The names of the stops of the plan that is open, or of one of its days, in order. */
export const stopNames = (page: Page | Locator) => page.getByRole("list").getByRole("heading", { level: 3 });
