import { expect, it } from "vitest";
import { iso, resolveWallTime, wallTimeAt } from "./zoned-time";

const MINUTE = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Local time in a zone, by the browser's own formatting: an oracle that knows no Temporal. */
function shown(epochMs: number, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  formats.set(zone, format);
  return format.format(epochMs).replace(" ", "T");
}

/** All instants that clocks show as a time of day, searched for minute by minute around it. */
function instantsOf(date: string, time: string, zone: string): string[] {
  const around = Date.parse(`${date}T${time}Z`);
  const found: string[] = [];
  // Offsets are whole quarters of an hour since 1972, except Liberia's before that.
  for (let minute = -14 * 60; minute <= 12 * 60; minute += 15) {
    const epochMs = around + minute * MINUTE;
    if (shown(epochMs, zone) === `${date}T${time}`) found.push(iso(epochMs));
  }
  return found;
}

/** Deterministic numbers in [0, 1). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const two = (value: number) => String(value).padStart(2, "0");

it("agrees with the browser's formatting in every zone, on random days and times", () => {
  const random = seeded(7);
  const wrong: string[] = [];
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    for (let round = 0; round < 3; round++) {
      const date = `${2020 + Math.floor(random() * 15)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`;
      const time = `${two(Math.floor(random() * 24))}:${two(Math.floor(random() * 4) * 15)}`;
      const found = resolveWallTime({ date, time }, zone);
      const own = found.kind === "exact" ? [found.instant] : found.kind === "gap" ? [] : [found.earlier, found.later];
      if (own.join() !== instantsOf(date, time, zone).join()) wrong.push(`${zone} ${date} ${time} ${own.join()}`);
      for (const instant of own) expect(wallTimeAt(instant, zone)).toEqual({ date, time });
    }
  }
  expect(wrong).toEqual([]);
});

it.each([
  ["Europe/Lisbon", "2026-03-29", "01:30", "01:00", "02:00", "2026-03-29T01:00:00Z"],
  ["America/New_York", "2026-03-08", "02:15", "02:00", "03:00", "2026-03-08T07:00:00Z"],
  ["Australia/Lord_Howe", "2026-10-04", "02:10", "02:00", "02:30", "2026-10-03T15:30:00Z"],
  ["America/Santiago", "2026-09-06", "00:30", "00:00", "01:00", "2026-09-06T04:00:00Z"],
  ["Africa/Cairo", "2026-04-24", "00:00", "00:00", "01:00", "2026-04-23T22:00:00Z"],
])("says that in %s clocks jump over %s %s", (zone, date, time, jumpFrom, jumpTo, instant) => {
  expect(resolveWallTime({ date, time }, zone)).toEqual({ kind: "gap", jumpFrom, jumpTo, instant });
  expect(instantsOf(date, time, zone)).toEqual([]);
});

it.each([
  ["Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"],
  ["America/New_York", "2026-11-01", "01:00", "2026-11-01T05:00:00Z", "2026-11-01T06:00:00Z"],
  ["Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45:00Z", "2026-04-04T15:15:00Z"],
])("says that in %s clocks show %s %s twice", (zone, date, time, earlier, later) => {
  expect(resolveWallTime({ date, time }, zone)).toEqual({ kind: "overlap", earlier, later });
});
