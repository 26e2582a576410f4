/** Files that were damaged on their way, or hold anything where something else is expected. */
import { describe, expect, it } from "vitest";
import { type BucketList, validateActivity } from "~/core";
import { seeded } from "~/workers/lab/seeded";
import { activitiesOf, UnreadableFile } from "./entry";
import { entriesOf, fileOf, formats } from "./formats";

const list: BucketList = {
  userId: "u1",
  activities: [
    {
      id: "full",
      title: "Kyoto",
      category: "travel",
      status: "done",
      order: "80",
      note: "Line one\nline two, with “quotes” and, commas",
      targetMonth: 4,
      doneAt: "2026-04-02T10:00:00.000Z",
      placeId: "geonames:1857910",
      place: { name: "Kyoto, the old capital", lat: -35.0211, lng: -135.7538 },
      steps: [{ id: "s1", title: "Learn the bus lines", done: true }],
    },
    { id: "quoted", title: 'Say "hello", twice; 100 %', order: "81" },
    { id: "formula", title: "=SUM(A1:A9)", order: "82" },
    { id: "markup", title: "<b>bold</b> & ampersand ]]>", order: "83" },
    { id: "far", title: "日本へ行く 🏯", order: "84" },
  ],
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  year: 2026,
  createdByUsername: "ada",
};

const FIELDS = [
  "title",
  "name",
  "status",
  "category",
  "month",
  "targetMonth",
  "place",
  "placeId",
  "doneAt",
  "note",
  "steps",
];
/** Values that somebody's program may write where something else is expected. */
const ANYTHING = [
  null,
  true,
  0,
  -1,
  4,
  1e308,
  99_999_999_999_999,
  "",
  " ",
  "done",
  "Done",
  "x".repeat(9_000),
  "😀".repeat(150),
  "\u0000",
  "\ud800",
  "+275760-09-13",
  "0000-01-01",
  [],
  [1],
  ["first", "second"],
  [null],
  [{ title: 5 }],
  [{ title: "x".repeat(200), done: "yes" }],
  Array.from({ length: 40 }, (_, at) => `Step ${at}`),
  {},
  { type: "Point" },
  { type: "Point", coordinates: [200, 5] },
  { type: "Point", coordinates: [8, 47] },
  { type: "Point", coordinates: "8,47" },
  { lat: 47, lng: 8 },
  { name: 5, lat: 47, lng: 8 },
  { name: "x".repeat(300), lat: -90, lng: 180 },
  { name: "Oslo", lat: "47", lng: null },
];

function randomSource(seed: number) {
  const next = seeded(seed);
  const below = (end: number) => Math.floor(next() * end);
  return { below, pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item };
}

/** The text with a few characters changed, left out, doubled, or cut off, as damage or another's hand may have left it. */
function damaged(text: string, { below, pick }: ReturnType<typeof randomSource>): string {
  let left = text;
  for (let times = 1 + below(4); times > 0; times--) {
    const [at, length] = [below(left.length + 1), below(pick([2, 12, 200]))];
    const put = pick([
      "",
      "",
      left.slice(at, at + 2 * length),
      '"',
      ",",
      "\n",
      "\0",
      "<",
      "&",
      "-",
      "9".repeat(length),
      "\ud800",
      "null",
      "🏯",
    ]);
    left = left.slice(0, at) + put + left.slice(at + length);
  }
  return pick([left, left, left, left.slice(0, below(left.length + 1))]);
}

/** Lists the problems with the activities of a file; none of one that was refused in words. */
function problemsOf(name: string, text: string) {
  try {
    return activitiesOf(entriesOf(name, text), []).flatMap((activity) => validateActivity(activity));
  } catch (failure) {
    if (failure instanceof UnreadableFile) return undefined;
    throw failure;
  }
}

describe("a file from elsewhere", () => {
  it.each(formats)(
    "that was damaged on its way, as %s, is refused in words or brings in what is valid",
    async (format) => {
      const random = randomSource(format.length);
      const whole = await fileOf(list, format).text();
      let read = 0;
      for (let n = 0; n < 500; n++) {
        const text = damaged(whole, random);
        try {
          const activities = activitiesOf(entriesOf(`list.${format}`, text), []);
          expect(
            activities.flatMap((activity) => validateActivity(activity)),
            text,
          ).toEqual([]);
          read += 1;
        } catch (failure) {
          expect(failure, text).toBeInstanceOf(UnreadableFile);
        }
      }
      expect(read).toBeGreaterThan(20);
    },
  );

  it("that holds anything for a field is refused in words or brings in what is valid", () => {
    const random = randomSource(7);
    const anything = () => random.pick(ANYTHING);
    let read = 0;
    for (let n = 0; n < 1_500; n++) {
      const fields = Object.fromEntries(FIELDS.map((field) => [field, anything()]));
      const row = random.pick([
        fields,
        { ...fields, title: "Swim" },
        { type: "Feature", geometry: anything(), properties: fields },
      ]);
      const text = JSON.stringify(
        random.pick([[row], { activities: [row] }, { type: "FeatureCollection", features: [row] }]),
      );
      const problems = problemsOf("list.json", text);
      expect(problems ?? [], text).toEqual([]);
      if (problems) read += 1;
    }
    expect(read).toBeGreaterThan(300);
  });
});
