import { describe, expect, it } from "vitest";
import type { Versioned } from "~/api/schema";
import type { Booking, Quest, QuestSession } from "~/core";
import { type MyQuests, NO_QUESTS } from "~/sync/quests/quest";
import { standingOf } from "./standing";

const NOW = Date.parse("2026-05-10T12:00:00Z");
const hours = (count: number) => new Date(NOW + count * 3_600_000).toISOString();

function session(id: string, data: QuestSession): Versioned<QuestSession> {
  return { id, version: 1, data: { status: "open", capacity: 4, ...data } };
}
const date = (id: string, from: number, more: QuestSession = {}) =>
  session(id, { startsAt: hours(from), endsAt: hours(from + 2), ...more });
const full = { seats: { booked: 3, held: 1, waiting: 2 } };

function booking(data: Partial<Booking>): Versioned<Booking> {
  const rest = { sessionId: "a", creatorId: "bram", userId: "me", seats: 2, unitPrice: 0, total: 0, questTitle: "Q" };
  return {
    id: "b1",
    version: 1,
    data: {
      ...rest,
      questId: "q",
      status: "confirmed",
      payment: "none",
      questVersion: 1,
      policy: "flexible24h",
      createdAt: hours(-5),
      ...data,
    },
  };
}

function stands(quest: Quest, sessions: Versioned<QuestSession>[], mine: Partial<MyQuests> = {}, uid = "me") {
  const data = { status: "published", creatorId: "bram", ...quest } as const;
  const snapshot = { quest: { id: "q", version: 1, data }, sessions, reviews: [] };
  return standingOf(snapshot, { ...NO_QUESTS, ...mine }, uid, NOW);
}

describe("a quest with dates", () => {
  it.each([
    ["open while a date has seats", [date("a", 5, full), date("b", 30)], "open"],
    ["full while all dates are", [date("a", 5, full), date("b", 30, full)], "full"],
    ["closed when it is too late to book the last date", [date("a", 1, { cutoffMin: 90 })], "closed"],
    ["under way when the last date has begun", [date("a", -1)], "underWay"],
    ["past when nothing is to come", [date("a", -9), date("b", 5, { status: "cancelled" })], "past"],
  ] as const)("is %s", (_, sessions, name) => {
    expect(stands({}, [...sessions]).name).toBe(name);
  });

  it.each(["paused", "cancelled", "archived"] as const)("says that it is %s", (status) => {
    expect(stands({ status }, [date("a", 5)]).name).toBe(status);
  });

  it("is a draft for its creator until everybody sees it", () => {
    expect(stands({ status: "draft" }, [], {}, "bram").name).toBe("draft");
    expect(stands({}, [date("a", 5)], {}, "bram").name).toBe("open");
  });
});

it("can be started at any time where it has a session without a date", () => {
  expect(stands({}, [session("any", {})]).name).toBe("anytime");
  expect(stands({ status: "paused" }, [session("any", {})]).name).toBe("paused");
});

describe("what the reader has to do with it", () => {
  const later = [date("a", 5), date("b", 30)];

  it("comes before what everybody is offered: a booking, also of a quest that is paused meanwhile", () => {
    const mine = { bookings: [booking({ startsAt: hours(5), endsAt: hours(7) })] };
    expect(stands({}, later, mine).name).toBe("booked");
    expect(stands({ status: "paused" }, later, mine).name).toBe("booked");
  });

  it("is the play that was begun, and not the date that is over", () => {
    const begun = {
      userId: "me",
      questId: "q",
      questVersion: 1,
      creatorId: "bram",
      team: ["me"],
      startedAt: hours(-1),
    };
    const over = { bookings: [booking({ startsAt: hours(-9), endsAt: hours(-7) })] };
    expect(stands({}, later, over).name).toBe("open");
    expect(stands({}, later, { ...over, progress: [{ id: "b1", version: 1, data: begun }] }).name).toBe("running");
  });

  it("is a date that was called off, with the next one that has seats", () => {
    const mine = {
      bookings: [booking({ status: "cancelledByCreator", history: [{ status: "cancelledByCreator", at: hours(-1) }] })],
    };
    expect(stands({}, [date("a", 5, full), date("b", 30)], mine)).toMatchObject({
      name: "calledOff",
      next: { id: "b" },
    });
  });

  it("is an offered seat until its time is over, and before that the place in line", () => {
    const entry = {
      questId: "q",
      sessionId: "a",
      creatorId: "bram",
      userId: "me",
      seats: 2,
      number: 3,
      createdAt: hours(-2),
    };
    const queued = (data: object) => ({ queue: [{ id: "w", version: 1, data: { ...entry, ...data } as never }] });
    const dates = [date("a", 5, full)];
    expect(stands({}, dates, queued({ status: "waiting" })).name).toBe("waiting");
    expect(stands({}, dates, queued({ status: "offered", until: hours(1) })).name).toBe("offered");
    expect(stands({}, dates, queued({ status: "offered", until: hours(-1) })).name).toBe("full");
  });

  it("is a checkout that was begun, while its seats are held", () => {
    const held = (until: number) => ({ bookings: [booking({ status: "held", holdUntil: hours(until) })] });
    expect(stands({}, later, held(0.1)).name).toBe("held");
    expect(stands({}, later, held(-0.1)).name).toBe("open");
  });

  it("is done once it was completed", () => {
    expect(stands({}, later, { bookings: [booking({ status: "completed" })] })).toMatchObject({
      name: "done",
      isReviewed: false,
    });
  });
});
