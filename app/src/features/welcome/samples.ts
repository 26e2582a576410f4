/** The list that a newcomer finds on the first screen, to tick and to take from. The people of it do not exist. */
import type { Activity } from "~/core";
import { type Category, kindOf } from "~/ui/categories";
import cycling from "~/ui/pictures/scenes/cycling.svg?url";
import nightTrain from "~/ui/pictures/scenes/night-train.svg?url";
import northernLights from "~/ui/pictures/scenes/northern-lights.svg?url";
import pottery from "~/ui/pictures/scenes/pottery.svg?url";
import ramen from "~/ui/pictures/scenes/ramen.svg?url";
import swimming from "~/ui/pictures/scenes/swimming.svg?url";
import tent from "~/ui/pictures/scenes/tent.svg?url";
import type { FirstWords } from "~/ui/words/first";

type SampleName = keyof FirstWords["home"]["samples"];

interface Sample {
  name: SampleName;
  category: Category;
  /** Address of its picture, which is there with the page. */
  picture: string;
  /** Month it is planned for or was done in, 1 to 12; missing where any time will do. */
  month?: number;
  position?: readonly [lng: number, lat: number];
  /** People of the two who want it. */
  by: readonly ("Robin" | "Noa")[];
}

const both = ["Robin", "Noa"] as const;

/** What the faces of the two are drawn from: chosen so that nobody takes one for the other. */
export const faces = { Robin: "robin", Noa: "Noa!" } as const;

export const samples: readonly Sample[] = [
  { name: "swim", category: "water", picture: swimming, month: 6, position: [14.02, 38.04], by: both },
  { name: "lights", category: "nights", picture: northernLights, month: 2, position: [18.96, 69.65], by: both },
  { name: "ramen", category: "food", picture: ramen, by: ["Robin"] },
  { name: "train", category: "travel", picture: nightTrain, month: 3, position: [16.37, 48.21], by: ["Noa"] },
  { name: "cycle", category: "outdoors", picture: cycling, month: 5, position: [0.69, 47.39], by: both },
  { name: "stars", category: "nights", picture: tent, month: 8, position: [-6.2, 57.3], by: ["Noa"] },
];

/** A sample as a wish of the reader's own would be. */
export function wishOf({ name, category, month, position }: Sample, w: FirstWords): Activity {
  const place = position && { name: w.home.places[name], lng: position[0], lat: position[1] };
  return {
    id: name,
    title: w.home.samples[name],
    category,
    kind: kindOf(category),
    ...(month ? { targetMonth: month } : {}),
    ...(place ? { place } : {}),
  };
}

/** The wishes that one press adds. */
export const chips = [
  { name: "pottery", category: "making", picture: pottery },
  { name: "cycling", category: "outdoors", picture: cycling },
  { name: "camping", category: "nights", picture: tent },
] as const satisfies readonly { name: string; category: Category; picture: string }[];
