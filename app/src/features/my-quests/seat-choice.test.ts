import { expect, it } from "vitest";
import { leastNames, mostSeats } from "./seat-choice";

const quest = { id: "q", capacityDefault: 6 } as never;
const booking = { seats: 2 };

it("offers no more seats than the date has", () => {
  expect(mostSeats(booking, false, quest, { seats: { booked: 5 } } as never)).toBe(3);
  expect(mostSeats(booking, false, quest, { seats: { booked: 6 } } as never)).toBe(2);
  expect(mostSeats(booking, false, quest, { capacity: 100 } as never)).toBe(10);
  expect(mostSeats(booking, true, quest, { capacity: 100 } as never)).toBe(2);
});

it("keeps as many named guests as there are seats beside one's own", () => {
  expect(leastNames(["Kestrel", "Violet"], 2)).toEqual(["Kestrel"]);
  expect(leastNames(["Kestrel"], 1)).toEqual([]);
});
