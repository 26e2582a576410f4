import { describe, expect, it } from "vitest";
import type { Quest } from "~/core";
import { distanceKm } from "~/sync/geo";
import { isWithin, listFind, questFind } from "./finds";

describe("a find", () => {
  it("of a quest is named by its title, summary and stops, and is where its stops are", () => {
    const stops = [
      { id: "a", title: "The gate", lat: 35.01, lng: 135.77 },
      { id: "b", title: "Not placed yet" },
    ];
    const find = questFind({ id: "q", quest: { title: "Lamps", summary: "At night", stops } as Quest, dates: [] });
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
