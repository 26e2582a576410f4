import type { Activity } from "~/core";
import { type Category, kindOf } from "~/ui/categories";
import { ordersAfter } from "../edits/activities";

type Sample = Pick<Activity, "title" | "status" | "place" | "targetMonth" | "note" | "steps"> & { category: Category };

const samples: readonly Sample[] = [
  {
    title: "See the sun rise over Kyoto",
    category: "travel",
    status: "planned",
    targetMonth: 4,
    place: { name: "Kyoto", lat: 35.0211, lng: 135.7538 },
  },
  {
    title: "Sleep in a lighthouse",
    category: "nights",
    status: "wish",
    note: "Ask Aunt Fictitia, she knows a keeper.",
  },
  {
    title: "Eat my way through the markets of Oaxaca",
    category: "food",
    status: "wish",
    place: { name: "Oaxaca", lat: 17.0654, lng: -96.7236 },
  },
  { title: "Swim in a lake before breakfast", category: "water", status: "done" },
  {
    title: "Build a shelf that does not wobble",
    category: "making",
    status: "planned",
    targetMonth: 2,
    steps: [
      { id: "wood", title: "Find good wood", done: true },
      { id: "saw", title: "Borrow a saw", done: true },
      { id: "build", title: "Build it", done: false },
    ],
  },
  {
    title: "Walk the coast near Lisbon",
    category: "outdoors",
    status: "wish",
    place: { name: "Lisbon", lat: 38.7169, lng: -9.1399 },
  },
  { title: "Learn ten stars by name", category: "learning", status: "done" },
  { title: "Bake bread for the new neighbours", category: "kindness", status: "done" },
  {
    title: "Hear a concert in Vienna",
    category: "culture",
    status: "planned",
    targetMonth: 10,
    place: { name: "Vienna", lat: 48.2085, lng: 16.3721 },
  },
  { title: "Run ten kilometres without a watch", category: "body", status: "wish" },
];

/** The activities of the sample, with ids of their own each time. */
export function sampleActivities(): Activity[] {
  const orders = ordersAfter([], samples.length);
  return samples.map((sample, at) => ({
    ...sample,
    id: crypto.randomUUID(),
    kind: kindOf(sample.category),
    order: orders[at] ?? "",
    ...(sample.status === "done" ? { doneAt: new Date(Date.now() - at * 86_400_000).toISOString() } : {}),
  }));
}
