import { expect, it } from "vitest";
import type { PlanCost } from "~/core";
import { budgetOf } from "./budget";

const people = ["ann", "ben", "cem"].map((id) => ({ id, name: id }));
const cost = (id: string, amount: number, more: Partial<PlanCost> = {}) =>
  ({ id, title: id, amount, ...more }) as PlanCost;

it("splits to the last cent, and says who owes whom", () => {
  const { total, shares, debts } = budgetOf({
    people,
    costs: [
      cost("tickets", 1000, { paidBy: "ann" }),
      cost("walk", 1400, { each: true, paidBy: "ben" }),
      cost("lunch", 2000, { each: true, guess: true }),
      cost("taxi", 501, { for: ["ben", "cem"], paidBy: "cem" }),
    ],
  });
  expect(total).toBe(1000 + 4200 + 6000 + 501);
  expect(shares.reduce((sum, { part }) => sum + part, 0)).toBe(total);
  expect(shares.reduce((sum, { pays }) => sum + pays, 0)).toBe(total);
  const balances = new Map(shares.map(({ person, part, pays }) => [person.id, pays - part]));
  for (const { from, to, amount } of debts) {
    balances.set(from.id, (balances.get(from.id) ?? 0) + amount);
    balances.set(to.id, (balances.get(to.id) ?? 0) - amount);
  }
  expect([...balances.values()]).toEqual([0, 0, 0]);
  expect(debts.length).toBeLessThan(people.length);
});

it("is a sum without people, and forgets those who are gone", () => {
  expect(budgetOf({ people: [], costs: [cost("museum", 900, { each: true })] })).toMatchObject({
    total: 900,
    shares: [],
    debts: [],
  });
  const gone = budgetOf({ people, costs: [cost("taxi", 300, { paidBy: "dan", for: ["dan"] })] });
  expect(gone.shares.map(({ part, pays }) => [part, pays])).toEqual([
    [100, 100],
    [100, 100],
    [100, 100],
  ]);
  expect(gone.debts).toEqual([]);
});
