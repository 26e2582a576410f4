import { describe, expect, it } from "vitest";
import { type Activity, type BucketList, validateActivity } from "~/core";
import { activitiesOf, UnreadableFile } from "./entry";
import { entriesOf, fileOf, formats, photosIn } from "./formats";

/** Mistakes of files and spreadsheets: quotes, line ends, formulas, markup, letters beyond the first plane. */
const NASTY = [
  "Swim",
  'Say "hello", twice; 100 %',
  "=SUM(A1:A9)",
  "-1 is a title",
  "@home",
  "<b>bold</b> & ampersand ]]>",
  "日本へ行く 🏯",
  "  spaces around  ".trim(),
  "'quoted'",
];

const full: Activity = {
  id: "full",
  title: "Kyoto",
  kind: "go",
  category: "travel",
  status: "done",
  order: "80",
  note: "Line one\nline two, with “quotes” and, commas",
  targetMonth: 4,
  doneAt: "2026-04-02T10:00:00.000Z",
  placeId: "geonames:1857910",
  place: { name: "Kyoto, the old capital", lat: -35.0211, lng: -135.7538 },
  steps: [
    { id: "s1", title: "Learn the bus lines", done: true },
    { id: "s2", title: "=pack", done: false },
  ],
};

const list = (activities: Activity[]): BucketList => ({
  userId: "u1",
  activities,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  year: 2026,
  createdByUsername: "ada",
});

/** An activity without what is made anew for each list. */
const meaning = ({ id: _, order: __, kind: ___, steps, ...rest }: Activity) => ({
  ...rest,
  status: rest.status ?? "wish",
  steps: steps?.map(({ title, done = false }) => ({ title, done })),
});

describe("the photos of a list", () => {
  const withPhoto = list([
    { ...full, proofRef: "/v1/photos/abc" },
    { id: "b", title: "Swim", order: "90" },
  ]);

  it("are links in JSON, and said to be left out of other files", async () => {
    const { entries } = JSON.parse(await fileOf(withPhoto, "json").text());
    expect(entries[0].photo).toBe(new URL("/v1/photos/abc", window.location.href).href);
    expect(photosIn(withPhoto, "json")).toMatch(/links to 1 photo/);
    expect(photosIn(withPhoto, "csv")).toMatch(/^1 photo can’t go into this file/);
    expect(photosIn(list([full]), "csv")).toBeUndefined();
  });
});

describe.each(formats)("a list as %s", (format) => {
  it("comes back as it went out", async () => {
    const activities = [full, ...NASTY.map((title, at): Activity => ({ id: `n${at}`, title, order: `81${10 + at}` }))];
    const file = fileOf(list(activities), format);
    const back = activitiesOf(entriesOf(file.name, await file.text()), []);
    expect(back.map(meaning)).toEqual(activities.map(meaning));
  });

  it("comes back valid, in its order, with ids of its own", async () => {
    const file = fileOf(list([full, { ...full, id: "other" }]), format);
    const back = activitiesOf(entriesOf(file.name, await file.text()), [full]);
    expect(back.flatMap((activity) => validateActivity(activity))).toEqual([]);
    expect(new Set([...back.map(({ id }) => id), full.id]).size).toBe(3);
    expect(String(full.order) < String(back[0]?.order) && String(back[0]?.order) < String(back[1]?.order)).toBe(true);
  });
});

const feature = (name: string, geometry: object | null) => ({ type: "Feature", geometry, properties: { name } });
const line = {
  type: "LineString",
  coordinates: [
    [8, 47],
    [9, 48],
  ],
};
const lineAndNothing = { type: "FeatureCollection", features: [feature("Swim", line), feature("Sail", null)] };
const longNameAndNone = [{ title: "Swim", place: { name: "x".repeat(300), lat: 47, lng: 8 } }, { title: "Sail" }];
const mark = (name: string, place: string) =>
  `<Placemark><name>${name}</name><ExtendedData><Data name="place"><value>${place}</value></Data></ExtendedData></Placemark>`;

describe("a file from elsewhere", () => {
  it.each([
    ["plain lines", "list.txt", "Swim\nSail\n", ["Swim", "Sail"]],
    ["a column of titles", "list.csv", "Title,Status\nSwim,done\n", ["Swim"]],
    ["texts in JSON", "list.json", '["Swim","Sail"]', ["Swim", "Sail"]],
    ["our record", "list.json", '{"activities":[{"id":"a","title":"Swim"}]}', ["Swim"]],
    ["a lone feature", "x.geojson", '{"type":"Feature","geometry":null,"properties":{"name":"Swim"}}', ["Swim"]],
    ["KML of others", "x.kml", "<kml><Placemark><name>Swim</name></Placemark></kml>", ["Swim"]],
  ])("with %s is read", (_, name, text, titles) => {
    expect(entriesOf(name, text).map(({ title }) => title)).toEqual(titles);
  });

  it.each([
    ["nothing", "x.json", "  "],
    ["broken JSON", "x.json", '{"entries": ['],
    ["words that are no JSON", "x.json", "hello"],
    ["JSON of something else", "x.json", '{"name":"x"}'],
    ["an entry without a title", "x.json", '[{"note":"x"}]'],
    ["broken XML", "x.kml", "<kml><Placemark>"],
    ["KML without placemarks", "x.kml", "<kml></kml>"],
    ["a latitude that is none", "x.csv", "title,lat,lng\nSwim,north,1\n"],
    ["a feature without a name", "x.geojson", '{"type":"FeatureCollection","features":[{"type":"Feature"}]}'],
  ])("with %s is refused in words", (_, name, text) => {
    expect(() => entriesOf(name, text)).toThrow(UnreadableFile);
  });

  it("brings in nothing that is not valid, and says what is left out", () => {
    const rows = [
      {
        title: "x".repeat(300),
        status: "sometimes",
        category: "nonsense",
        month: 13,
        doneAt: "yesterday",
        place: { name: "", lat: 99, lng: 0 },
        note: "n".repeat(5000),
        steps: "first",
      },
    ];
    const [entry] = entriesOf("list.json", JSON.stringify(rows));
    expect(entry?.lost?.toSorted()).toEqual(["category", "doneOn", "month", "note", "place", "status", "steps"]);
    const [activity] = activitiesOf(entry ? [entry] : [], []);
    expect(validateActivity(activity)).toEqual([]);
    expect(activity).toMatchObject({ status: "wish", kind: "do" });
    expect(activity?.note?.startsWith(rows[0]?.title ?? "")).toBe(true);
  });

  it.each([
    ["a CSV with names of places only", "x.csv", "title,place\nSwim,Oslo\nSail,\n"],
    ["a GeoJSON of lines", "x.geojson", JSON.stringify(lineAndNothing)],
    ["a KML with a place in words", "x.kml", `<kml>${mark("Swim", "Oslo")}${mark("Sail", "")}</kml>`],
    ["a place whose name is too long", "x.json", JSON.stringify(longNameAndNone)],
    ["the id of a place only", "x.json", '[{"title":"Swim","placeId":"geonames:1"},{"title":"Sail"}]'],
  ])("says of %s that the place cannot be kept, and of a row without one nothing", (_, name, text) => {
    expect(entriesOf(name, text).map(({ lost }) => lost)).toEqual([["place"], undefined]);
  });
});

const data = (name: string, value: string) => `<Data name="${name}"><value>${value}</value></Data>`;

describe("KML and GPX of others", () => {
  it("with several shapes of one place, folders and overlays bring in the wishes alone", () => {
    const both = `<MultiGeometry><Point><coordinates>8,47</coordinates></Point><LineString><coordinates>8,47 9,48</coordinates></LineString></MultiGeometry>`;
    const text = `<kml><Folder><name>Summer</name><Placemark><name>Swim</name>${both}</Placemark></Folder><GroundOverlay><name>Old map</name></GroundOverlay></kml>`;
    expect(entriesOf("x.kml", text)).toMatchObject([{ title: "Swim", lost: ["place"] }]);
  });

  it("from Yonder's earlier versions keep their steps", () => {
    const fields = data("step", "[x] Book the train") + data("step", "[ ] Pack");
    const text = `<kml><Placemark><name>Kyoto</name><ExtendedData>${fields}</ExtendedData></Placemark></kml>`;
    const steps = [
      { title: "Book the train", done: true },
      { title: "Pack", done: false },
    ];
    expect(entriesOf("x.kml", text)).toMatchObject([{ title: "Kyoto", steps }]);
  });

  it("bring in waypoints with their place, and tracks by name", () => {
    const text = `<gpx version="1.1"><wpt lat="47.5" lon="8.25"><name>Swim</name><desc>Cold</desc></wpt><trk><name>Walk</name><trkseg><trkpt lat="1" lon="2"/><trkpt lat="2" lon="3"/></trkseg></trk></gpx>`;
    expect(entriesOf("x.gpx", text)).toMatchObject([
      { title: "Walk", lost: ["place"] },
      { title: "Swim", note: "Cold", place: { name: "Swim", lat: 47.5, lng: 8.25 } },
    ]);
  });

  it("of GPX without anything in it are refused in words", () => {
    expect(() => entriesOf("x.gpx", "<gpx/>")).toThrow(UnreadableFile);
  });
});
