import { expect, it } from "vitest";
import { de } from "./de";
import { en } from "./en";

it("ends a sentence with one full stop", () => {
  expect(de.plan.mostBy("Ann", "14 Min.")).toBe("Ann gibt am meisten: 14 Min.");
  expect(de.plan.mostBy("Ann", "2 Std.")).toBe("Ann gibt am meisten: 2 Std.");
});

it("agrees in number with one person and with several", () => {
  const one = (w: typeof en) => [
    w.mine.removeText(1),
    w.offer.moved(1),
    w.plan.some(1, 3),
    w.seatless.title(1),
    w.car.askYou(1),
    w.plan.more(2),
  ];
  const two = (w: typeof en) => [
    w.mine.removeText(2),
    w.offer.moved(2),
    w.plan.some(2, 3),
    w.seatless.title(2),
    w.car.askYou(2),
    w.plan.more(3),
  ];
  expect(one(en)).toEqual([
    "1 person loses their seat and is told.",
    "Saved. 1 person no longer fits and waits for a seat.",
    "1 of 3 has a seat",
    "1 person still needs a seat",
    "1 person asks for a seat",
    "with 1 more",
  ]);
  expect(two(en)).toEqual([
    "2 people lose their seats and are told.",
    "Saved. 2 people no longer fit and wait for a seat.",
    "2 of 3 have a seat",
    "2 people still need a seat",
    "2 people ask for a seat",
    "with 2 more",
  ]);
  expect(one(de)).toEqual([
    "1 Person verliert ihren Platz und erfährt es.",
    "Gespeichert. 1 Person passt nicht mehr hinein und wartet auf einen Platz.",
    "1 von 3 hat einen Platz",
    "1 Person braucht noch einen Platz",
    "1 Person fragt nach einem Platz",
    "mit 1 weiteren Person",
  ]);
  expect(two(de)).toEqual([
    "2 Personen verlieren ihren Platz und erfahren es.",
    "Gespeichert. 2 Personen passen nicht mehr hinein und warten auf einen Platz.",
    "2 von 3 haben einen Platz",
    "2 Personen brauchen noch einen Platz",
    "2 Personen fragen nach einem Platz",
    "mit 2 weiteren Personen",
  ]);
});
