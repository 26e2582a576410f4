import { describe, expect, it } from "vitest";
import type { Quest, QuestSession } from "~/core";
import { distanceKm, isWithin, listFind, questFind } from "./finds";
import { isComing, seatsLeft } from "./seats";

describe("a find", () => {
  it("of a quest is named by its title, summary and stops, and is where its stops are", () => {
    const stops = [
      { id: "a", title: "The gate", lat: 35.01, lng: 135.77 },
      { id: "b", title: "Not placed yet" },
    ];
    const find = questFind("q", { title: "Lamps", summary: "At night", stops } as Quest);
    expect(find.words).toBe("Lamps At night The gate Not placed yet");
    expect(find.points).toEqual([{ lat: 35.01, lng: 135.77, name: "The gate" }]);
  });

  it("of a list without a name is called as the reader's language does, and has each category once", () => {
    const place = { name: "Kyoto", lat: 35, lng: 135.8 };
    const activities = [
      { id: "1", title: "Eat ramen", kind: "eat", place },
      { id: "2", title: "Eat soba", kind: "eat" },
    ];
    const list = { listId: "l", year: 2026, createdByUsername: "ada", updatedAt: "", title: null, activities };
    const find = listFind(list as Parameters<typeof listFind>[0], "Ada’s 2026");
    expect(find.title).toBe("Ada’s 2026");
    expect(find.words).toContain("ada");
    expect(find.categories).toHaveLength(1);
    expect(find.points).toEqual([{ name: "Kyoto", lat: 35, lng: 135.8 }]);
  });
});

describe("where it is", () => {
  it("is measured along the great circle, also across the antimeridian", () => {
    const [berlin, tokyo] = [
      { lat: 52.52, lng: 13.405 },
      { lat: 35.6895, lng: 139.6917 },
    ];
    expect(distanceKm(berlin, tokyo)).toBeCloseTo(8_918, -1);
    expect(distanceKm(berlin, berlin)).toBe(0);
    expect(distanceKm({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.2, 1);
  });

  it("is in a box that may cross the antimeridian", () => {
    expect(isWithin({ lat: -17, lng: 178 }, [170, -20, -170, 0])).toBe(true);
    expect(isWithin({ lat: -17, lng: 0 }, [170, -20, -170, 0])).toBe(false);
    expect(isWithin({ lat: 10, lng: 178 }, [170, -20, -170, 0])).toBe(false);
  });
});

describe("the seats of a date", () => {
  const session = (more: object) => more as QuestSession;

  it("are those of the date, else of its quest, less what is booked or held, and never below none", () => {
    expect(seatsLeft({ capacityDefault: 6 } as Quest, session({ capacity: 4, seats: { booked: 1, held: 2 } }))).toBe(1);
    expect(seatsLeft({ capacityDefault: 6 } as Quest, session({}))).toBe(6);
    expect(seatsLeft({} as Quest, session({}))).toBe(10);
    expect(seatsLeft({} as Quest, session({ capacity: 2, seats: { booked: 3 } }))).toBe(0);
  });

  it("can be booked only before it begins, while it is open", () => {
    const startsAt = "2026-05-20T10:00:00.000Z";
    const begin = Date.parse(startsAt);
    expect(isComing(session({ startsAt, status: "open" }), begin - 1)).toBe(true);
    expect(isComing(session({ startsAt, status: "open" }), begin)).toBe(false);
    expect(isComing(session({ startsAt, status: "cancelled" }), begin - 1)).toBe(false);
    expect(isComing(session({ status: "open" }), begin)).toBe(false);
  });
});
