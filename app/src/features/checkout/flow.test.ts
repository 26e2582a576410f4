import { describe, expect, it } from "vitest";
import type { Versioned } from "~/api/schema";
import type { Booking, Quest } from "~/core";
import {
  answersToSend,
  firstDate,
  heldOn,
  isOneStep,
  namesToSend,
  nearestDates,
  nextPlace,
  openDates,
  type Session,
  seatsForMe,
  seatsToBook,
  stepsOf,
  ticketOn,
  wrongAnswers,
} from "./flow";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const QUEST: Quest = { status: "published", capacityDefault: 4, price: { amount: 1400, currency: "EUR" } };

function date(id: string, day: number, booked = 0, waiting = 0): Session {
  const startsAt = `2026-11-${day}T15:30:00Z`;
  return { id, version: 1, data: { startsAt, status: "open", seats: { booked, held: 0, waiting } } };
}

function booking(id: string, status: Booking["status"], createdAt = "2026-11-23T11:00:00Z"): Versioned<Booking> {
  return { id, version: 1, data: { sessionId: "sat", seats: 2, status, createdAt } as Booking };
}

describe("the steps", () => {
  it("are one where nothing is paid, and leave out questions that nobody asks", () => {
    expect(stepsOf({ ...QUEST, price: { amount: 0, currency: "EUR" } }, undefined)).toEqual(["when"]);
    expect(isOneStep({ status: "published" }, undefined)).toBe(true);
    expect(stepsOf(QUEST, undefined)).toEqual(["when", "confirm"]);
    const asking = { ...QUEST, questions: [{ id: "diet", text: "What do you eat?" }] };
    expect(stepsOf(asking, undefined)).toEqual(["when", "questions", "confirm"]);
  });

  it("go by the price of the date", () => {
    expect(isOneStep(QUEST, { price: { amount: 0, currency: "EUR" } })).toBe(true);
  });
});

describe("the dates", () => {
  const dates = [date("sat", 28, 4, 2), date("sun", 29), date("dec", 30, 3)];

  it("begin with the one asked for, else the first with seats", () => {
    expect(firstDate(QUEST, dates, "dec")?.id).toBe("dec");
    expect(firstDate(QUEST, dates, null)?.id).toBe("sun");
    expect(firstDate(QUEST, [dates[0] as Session], "gone")?.id).toBe("sat");
  });

  it("leave out those that are over or closed", () => {
    const closed: Session = { ...date("x", 28), data: { ...date("x", 28).data, status: "closed" } };
    expect(openDates(QUEST, [date("past", 22), closed, ...dates], NOW).map(({ id }) => id)).toEqual([
      "sat",
      "sun",
      "dec",
    ]);
    expect(openDates({ ...QUEST, status: "paused" }, dates, NOW)).toEqual([]);
  });

  it("with enough seats come by nearness to a full one", () => {
    expect(nearestDates(QUEST, dates, dates[0], 1).map(({ id }) => id)).toEqual(["sun", "dec"]);
    expect(nearestDates(QUEST, dates, dates[2], 2).map(({ id }) => id)).toEqual(["sun"]);
    expect(nextPlace(dates[0]?.data ?? {})).toBe(3);
  });

  it("count the seats I hold among those I can have", () => {
    const held: Session = { ...date("sat", 28), data: { seats: { booked: 1, held: 3, waiting: 0 } } };
    expect(seatsForMe(QUEST, held, { sessionId: "sat", seats: 2 })).toBe(2);
    expect(seatsForMe(QUEST, held, { sessionId: "sun", seats: 2 })).toBe(0);
  });
});

it("finds the ticket and the latest hold of a date", () => {
  const bookings = [
    booking("old", "held", "2026-11-23T10:00:00Z"),
    booking("new", "held"),
    booking("gone", "abandoned", "2026-11-23T11:30:00Z"),
  ];
  expect(heldOn(bookings, "sat")?.id).toBe("new");
  expect(heldOn(bookings, "sun")).toBeUndefined();
  expect(ticketOn(bookings, "sat")).toBeUndefined();
  expect(ticketOn([...bookings, booking("ticket", "checkedIn")], "sat")?.id).toBe("ticket");
});

it("takes the seats of the last press before those of a draft", () => {
  expect(seatsToBook("3", 2, undefined)).toBe(3);
  expect(seatsToBook(null, 2, 4)).toBe(2);
  expect(seatsToBook(null, null, 4)).toBe(4);
  expect(["99", "0", "x"].map((asked) => seatsToBook(asked, null, undefined))).toEqual([10, 1, 1]);
});

it("sends no empty names or answers, and none to questions that are not asked any more", () => {
  expect(namesToSend(["", " Kestrel ", "", "Violet"], 3)).toEqual(["", "Kestrel"]);
  expect(namesToSend(["Kestrel"], 1)).toEqual([]);
  const quest = {
    questions: [
      { id: "diet", text: "?" },
      { id: "knee", text: "?" },
    ],
  };
  expect(answersToSend(quest, { diet: " ", knee: " fine", gone: "x" })).toEqual({ knee: "fine" });
});

it("finds required questions without an answer", () => {
  const quest = {
    questions: [
      { id: "diet", text: "?", required: true },
      { id: "knee", text: "?" },
    ],
  };
  expect(wrongAnswers(quest, { diet: "  " }).map(({ field }) => field)).toEqual(["answers.diet"]);
  expect(wrongAnswers(quest, { diet: "Soup", knee: "x".repeat(1_001) }).map(({ field }) => field)).toEqual([
    "answers.knee",
  ]);
});
