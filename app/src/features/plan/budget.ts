/** What a plan costs, who pays, and who owes whom, in whole units of the currency. Pure. */
import type { Plan, PlanCost, PlanPerson } from "~/core";

export interface Share {
  person: PlanPerson;
  /** Their part of everything. */
  part: number;
  /** What they pay. */
  pays: number;
}

export interface Debt {
  from: PlanPerson;
  to: PlanPerson;
  amount: number;
}

export interface Budget {
  total: number;
  shares: readonly Share[];
  debts: readonly Debt[];
  /** `true` if some amount is a guess. */
  isGuess: boolean;
}

/** People that a cost is for. Whoever is gone from the plan counts no more. */
export function sharersOf(cost: PlanCost, people: readonly PlanPerson[]): readonly PlanPerson[] {
  const named = people.filter(({ id }) => (cost.for ?? []).includes(id));
  return named.length > 0 ? named : people;
}

/** The whole of a cost: an amount for each, times the people it is for. */
export function totalOf(cost: PlanCost, people: readonly PlanPerson[]): number {
  return cost.each ? cost.amount * Math.max(1, sharersOf(cost, people).length) : cost.amount;
}

export function budgetOf({ people = [], costs = [] }: Pick<Plan, "people" | "costs">): Budget {
  const parts = new Map(people.map(({ id }) => [id, 0]));
  const paid = new Map(parts);
  const add = (to: Map<string, number>, id: string, amount: number) => to.set(id, (to.get(id) ?? 0) + amount);
  costs.forEach((cost, index) => {
    const sharers = sharersOf(cost, people);
    const total = totalOf(cost, people);
    const payer = people.find(({ id }) => id === cost.paidBy);
    sharers.forEach(({ id }, at) => {
      const part = partOf(total, sharers.length, (at + index) % sharers.length);
      add(parts, id, part);
      if (!payer) add(paid, id, part);
    });
    if (payer) add(paid, payer.id, total);
  });
  const shares = people.map((person) => ({
    person,
    part: parts.get(person.id) ?? 0,
    pays: paid.get(person.id) ?? 0,
  }));
  return {
    total: costs.reduce((sum, cost) => sum + totalOf(cost, people), 0),
    shares,
    debts: debtsOf(shares),
    isGuess: costs.some(({ guess }) => guess),
  };
}

/** One of `count` whole parts of an amount: the first ones take what is left over, so that the parts are the amount. */
function partOf(amount: number, count: number, at: number): number {
  return Math.floor(amount / count) + (at < amount % count ? 1 : 0);
}

/** Few payments that leave nobody owing: the one who owes most pays the one who is owed most, again and again. */
function debtsOf(shares: readonly Share[]): Debt[] {
  const open = shares.map(({ person, part, pays }) => ({ person, balance: pays - part }));
  const debts: Debt[] = [];
  for (;;) {
    open.sort((a, b) => a.balance - b.balance);
    const [from, to] = [open[0], open.at(-1)];
    if (!from || !to || from.balance >= 0 || to.balance <= 0) return debts;
    const amount = Math.min(-from.balance, to.balance);
    debts.push({ from: from.person, to: to.person, amount });
    from.balance += amount;
    to.balance -= amount;
  }
}
