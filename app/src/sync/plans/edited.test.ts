import { expect, it } from "vitest";
import type { Plan, PlanOp } from "~/core";
import { applyPlanOps } from "~/core/quests";
import { edited, inverseOf } from "./edited";

const stop = (id: string) => ({ id, name: `Stop ${id}`, lat: 10, lng: 20, stayMin: 30 });
const plan: Plan = {
  ownerId: "ann",
  title: "A plan",
  editors: [],
  visibility: "private",
  createdAt: "2027-01-01T00:00:00.000Z",
  updatedAt: "2027-01-01T00:00:00.000Z",
  days: [
    { date: "2027-05-12", start: "09:00", stops: [stop("a"), stop("b"), stop("c")] },
    { date: "2027-05-13", stops: [stop("d")] },
  ],
};

/** The same numbers in each run (Lehmer's generator). */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Some edit that fits a plan. */
function someEdit({ days = [], people = [], costs = [] }: Plan, below: (count: number) => number): PlanOp {
  const day = days[below(days.length)];
  const stops = days.flatMap((each) => each.stops ?? []);
  const id = stops[below(stops.length)]?.id;
  const fresh = stop(`n${below(1e9)}`);
  if (!day) return { op: "addDay", day: { date: "2027-05-12", stops: [fresh] } };
  const { date } = day;
  const free = Array.from({ length: 9 }, (_, at) => `2027-06-0${at + 1}`).filter((each) =>
    days.every((known) => known.date !== each),
  );
  const edits: PlanOp[] = [
    { op: "set", fields: { title: below(2) ? "Another" : null, mode: "car" } },
    { op: "setDay", date, fields: { start: below(2) ? "10:30" : null, end: "20:00" } },
    { op: "addStop", date, stop: fresh, at: below(5) },
    { op: "addStop", date, stop: fresh },
    ...(free[0] ? [{ op: "addDay" as const, day: { date: free[0], stops: [fresh] } }] : []),
    ...(free[1] ? [{ op: "setDay" as const, date, fields: { date: free[1] } }] : []),
    ...(days.length > 1 ? [{ op: "removeDay" as const, date }] : []),
    { op: "addPerson", person: { id: fresh.id, name: "Ann" }, at: below(3) },
    { op: "addCost", cost: { id: fresh.id, title: "Lunch", amount: below(5_000), each: true } },
    ...people.map(({ id }) => ({ op: "removePerson" as const, id })),
    ...costs.flatMap(({ id }) => [
      { op: "setCost" as const, id, fields: { amount: below(900), each: null } },
      { op: "removeCost" as const, id },
    ]),
    ...(id
      ? [
          { op: "setStop" as const, id, fields: { name: "Renamed", stayMin: below(2) ? 45 : null, openTo: "18:00" } },
          { op: "moveStop" as const, id, date, at: below(5) },
          { op: "removeStop" as const, id },
        ]
      : []),
  ];
  return edits[below(edits.length)] as PlanOp;
}

it("every run of edits is undone by its inverse", () => {
  const below = random(7);
  for (let round = 0; round < 500; round += 1) {
    let now = plan;
    const ops: PlanOp[] = [];
    for (let count = 1 + below(6); count > 0; count -= 1) {
      const op = someEdit(now, below);
      now = applyPlanOps(now, [op]);
      ops.push(op);
    }
    expect(applyPlanOps(now, inverseOf(plan, ops)), JSON.stringify(ops)).toEqual(plan);
  }
});

it("an edit that fits no more is left out, and the others stand", () => {
  const next = edited(plan, [
    [{ op: "removeStop", id: "gone" }],
    [{ op: "removeStop", id: "a" }],
    [{ op: "setStop", id: "a", fields: { name: "Too late" } }],
  ]);
  expect(next.days?.[0]?.stops?.map(({ id }) => id)).toEqual(["b", "c"]);
});
