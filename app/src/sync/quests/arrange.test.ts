import { describe, expect, it } from "vitest";
import type { Booking, Progress, QuestQueueEntry } from "~/core";
import { arrangeQuests, standingOf } from "./arrange";
import { cancellationOf, isChangeable } from "./cancellation";

const NOW = Date.parse("2026-11-23T12:00:00.000Z");
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

function booking(id: string, more: Partial<Booking> = {}) {
  const data = { questId: `q-${id}`, status: "confirmed", payment: "none", total: 0, createdAt: at(-99), ...more };
  return { id, version: 1, data: data as Booking };
}

function place(id: string, more: Partial<QuestQueueEntry> = {}) {
  return { id, version: 1, data: { status: "waiting", seats: 2, createdAt: at(-5), ...more } as QuestQueueEntry };
}

const playing = (id: string, more: Partial<Progress> = {}) => ({
  id,
  version: 1,
  data: { startedAt: at(-1), team: [], ...more } as unknown as Progress,
});
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe("one's own quests", () => {
  it("are grouped by what is going on, ahead, waited for and over", () => {
    const arranged = arrangeQuests(
      {
        bookings: [
          booking("later", { startsAt: at(50) }),
          booking("soon", { startsAt: at(5) }),
          booking("self-guided"),
          booking("held", { status: "held", holdUntil: at(0.1), startsAt: at(90) }),
          booking("left", { status: "held", holdUntil: at(-0.1) }),
          booking("started"),
          booking("begun", { startsAt: at(-1) }),
          booking("long ago", { startsAt: at(-200) }),
          booking("yesterday", { startsAt: at(-24), status: "completed" }),
        ],
        queue: [
          place("waits"),
          place("offered", { status: "offered", until: at(1) }),
          place("gone", { status: "left" }),
        ],
        progress: [playing("started")],
      },
      NOW,
    );
    expect(ids(arranged.now)).toEqual(["started", "begun"]);
    expect(ids(arranged.booked)).toEqual(["held", "soon", "later", "self-guided"]);
    expect(ids(arranged.waiting)).toEqual(["offered", "waits"]);
    expect(ids(arranged.done)).toEqual(["yesterday", "long ago"]);
    expect(arranged.next?.id).toBe("started");
  });

  it("count down to the date that comes next, not to seats that are only held", () => {
    const bookings = [
      booking("held", { status: "held", holdUntil: at(0.1), startsAt: at(2) }),
      booking("booked", { startsAt: at(9) }),
    ];
    expect(arrangeQuests({ bookings, queue: [], progress: [] }, NOW).next?.id).toBe("booked");
  });

  it("show the seats of an offer once, in the line, until they are taken", () => {
    const seats = booking("b", { status: "held", holdUntil: at(1), waitlistId: "w" });
    const offer = place("w", { status: "offered", until: at(1), bookingId: "b" });
    const before = arrangeQuests({ bookings: [seats], queue: [offer], progress: [] }, NOW);
    expect([ids(before.booked), ids(before.waiting)]).toEqual([[], ["w"]]);
    const taken = place("w", { status: "taken", bookingId: "b" });
    const after = arrangeQuests({ bookings: [seats], queue: [taken], progress: [] }, NOW);
    expect([ids(after.booked), ids(after.waiting)]).toEqual([["b"], []]);
  });

  it("forget an offer that has expired", () => {
    const offer = place("w", { status: "offered", until: at(-0.01) });
    expect(arrangeQuests({ bookings: [], queue: [offer], progress: [] }, NOW).waiting).toEqual([]);
  });

  it.each([
    ["cancelledByUser", "none", "cancelled"],
    ["cancelledByCreator", "refundDue", "calledOff"],
    ["transferred", "none", "handedOver"],
    ["noShow", "none", "missed"],
    ["abandoned", "none", null],
    ["expired", "none", null],
    ["expired", "refunded", "paidLate"],
  ] as const)("that ended as %s with payment %s stand as %s", (status, payment, standing) => {
    expect(standingOf(booking("b", { status, payment }), undefined, NOW)).toBe(standing);
  });
});

describe("cancelling", () => {
  const priced = { total: 2800, payment: "paid", policy: "flexible24h", startsAt: at(48) } as const;
  const money = (more: Partial<Booking>) => {
    const { back, lost } = cancellationOf({ ...booking("b").data, ...priced, ...more }, NOW);
    return [back, lost];
  };

  it("gives all of it back until the policy's last moment, and nothing after it", () => {
    expect(money({})).toEqual([2800, 0]);
    expect(money({ startsAt: at(24) })).toEqual([2800, 0]);
    expect(money({ startsAt: at(23.9) })).toEqual([0, 2800]);
    expect(money({ policy: "strict7d" })).toEqual([0, 2800]);
    expect(money({ policy: "none", startsAt: at(9_999) })).toEqual([0, 2800]);
  });

  it("is free when the date was moved, and where there is no date unless the quest gives nothing back", () => {
    expect(money({ movedAt: at(-1), startsAt: at(1), policy: "none" })).toEqual([2800, 0]);
    const { startsAt: _, ...undated } = priced;
    expect(cancellationOf({ ...booking("b").data, ...undated }, NOW).back).toBe(2800);
    expect(cancellationOf({ ...booking("b").data, ...undated, policy: "none" }, NOW).back).toBe(0);
  });

  it("is possible until it begins", () => {
    expect(isChangeable(booking("b", { startsAt: at(1) }).data, NOW)).toBe(true);
    expect(isChangeable(booking("b", { startsAt: at(0) }).data, NOW)).toBe(false);
    expect(isChangeable(booking("b", { status: "checkedIn" }).data, NOW)).toBe(false);
  });
});
