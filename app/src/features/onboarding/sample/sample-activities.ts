import type { Activity } from "~/core";
import { ordersAfter } from "~/sync/lists/activities";
import { type Category, kindOf } from "~/ui/categories";
import type { Language } from "~/ui/words/language";
import { type SampleWords, sampleWords } from "./sample-words";

type Sample = Pick<Activity, "title" | "status" | "place" | "targetMonth" | "note" | "steps"> & { category: Category };

function samples(w: SampleWords): Sample[] {
  const { wood, saw, build } = w.shelfSteps;
  return [
    {
      title: w.kyoto,
      category: "travel",
      status: "planned",
      targetMonth: 4,
      place: { name: "Kyoto", lat: 35.0211, lng: 135.7538 },
    },
    { title: w.lighthouse, category: "nights", status: "wish", note: w.keeper },
    { title: w.oaxaca, category: "food", status: "wish", place: { name: "Oaxaca", lat: 17.0654, lng: -96.7236 } },
    { title: w.lake, category: "water", status: "done" },
    {
      title: w.shelf,
      category: "making",
      status: "planned",
      targetMonth: 2,
      steps: [
        { id: "wood", title: wood, done: true },
        { id: "saw", title: saw, done: true },
        { id: "build", title: build, done: false },
      ],
    },
    { title: w.coast, category: "outdoors", status: "wish", place: { name: w.lisbon, lat: 38.7169, lng: -9.1399 } },
    { title: w.stars, category: "learning", status: "done" },
    { title: w.bread, category: "kindness", status: "done" },
    {
      title: w.concert,
      category: "culture",
      status: "planned",
      targetMonth: 10,
      place: { name: w.vienna, lat: 48.2085, lng: 16.3721 },
    },
    { title: w.run, category: "body", status: "wish" },
  ];
}

/** The activities of the sample, with ids of their own each time. */
export function sampleActivities(language: Language): Activity[] {
  const said = samples(sampleWords[language]);
  const orders = ordersAfter([], said.length);
  return said.map((sample, at) => ({
    ...sample,
    id: crypto.randomUUID(),
    kind: kindOf(sample.category),
    order: orders[at] ?? "",
    ...(sample.status === "done" ? { doneAt: new Date(Date.now() - at * 86_400_000).toISOString() } : {}),
  }));
}
