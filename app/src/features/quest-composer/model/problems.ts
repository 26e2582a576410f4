/** What is not good yet about a quest, each beside its field: the core's checks, and what the simulated walk shows. Pure. */
import type { QuestCheck, QuestStop } from "~/core";
import { questChecks } from "~/core/quests";
import { distanceKm } from "~/sync/geo";
import type { QuestContent } from "~/sync/quest-drafts/content";
import type { Walk } from "~/sync/quest-drafts/walk";
import { isPlaced } from "~/sync/quests/quest";

export type ProblemKind =
  | "noTitle"
  | "noSummary"
  | "noStory"
  | "noCategory"
  | "noCover"
  | "noStops"
  | "noDates"
  | "manyPeople"
  | "noStopTitle"
  | "noPoint"
  | "noClue"
  | "noStopStory"
  | "noAnswers"
  | "noQuestion"
  | "halfHours"
  | "closed"
  | "longLeg"
  | "farAway"
  | "inWater"
  | "longWalk"
  | "invalid";

export type Step = "story" | "stops" | "dates" | "preview";

export interface Problem {
  /** Path of the field that mends it: `stops[2].clue`. */
  field: string;
  kind: ProblemKind;
  /** `true` if it cannot be published like this; otherwise it is advice. */
  blocking: boolean;
  stopId?: string | undefined;
  /** The number that the sentence names, in minutes or kilometres. */
  amount?: number | undefined;
}

/** A way between two stops that is longer wants something on the way, in kilometres. */
const LEG_LONG_KM = 1.5;
/** A stop that is farther from all others than this, and than most others are, is likely a slip. */
const FAR_KM = 3;
const FAR_TIMES = 5;
/** A walk that is longer is told to be so, in kilometres along the way. */
const WALK_LONG_KM = 8;

interface Facts {
  walk: Walk;
  /** Number of dates that lie ahead. */
  datesAhead: number;
  /** Ids of the stops that lie in the sea or a lake. */
  inWater: ReadonlySet<string>;
}

export function problemsOf(content: QuestContent, { walk, datesAhead, inWater }: Facts): readonly Problem[] {
  const stops = content.stops ?? [];
  const own = [
    ...stops.flatMap((stop, at) => aboutStop(stop, at, walk, inWater)),
    ...farStops(stops),
    ...(walk.lengthKm > WALK_LONG_KM ? [advice("stops", "longWalk", { amount: walk.lengthKm })] : []),
    ...(content.mode === "scheduled" && datesAhead === 0
      ? [{ field: "sessions", kind: "noDates" as const, blocking: true }]
      : []),
  ];
  const ofCore = questChecks(content).flatMap((check) => fromCore(check, stops));
  return [...ofCore, ...own].sort((a, b) => Number(b.blocking) - Number(a.blocking));
}

const advice = (field: string, kind: ProblemKind, more: Partial<Problem> = {}): Problem => ({
  ...{ field, kind, blocking: false },
  ...more,
});

function aboutStop(stop: QuestStop, at: number, walk: Walk, inWater: ReadonlySet<string>): Problem[] {
  const stopId = stop.id;
  const timed = walk.stops.find((each) => each.stop.id === stopId);
  const found: Problem[] = [];
  if (timed && !timed.isOpen)
    found.push(advice(`stops[${at}].openFrom`, "closed", { stopId, amount: timed.arriveMin }));
  if (timed?.way && timed.way.km > LEG_LONG_KM)
    found.push(advice(`stops[${at}].lat`, "longLeg", { stopId, amount: timed.way.km }));
  if (inWater.has(stopId)) found.push(advice(`stops[${at}].lat`, "inWater", { stopId }));
  if (!stop.storyText?.trim()) found.push(advice(`stops[${at}].storyText`, "noStopStory", { stopId }));
  return found;
}

/** Stops that are far from all others, while the others are close together. */
function farStops(stops: readonly QuestStop[]): Problem[] {
  const placed = stops.filter(isPlaced);
  if (placed.length < 4) return [];
  const nearest = placed.map((stop) =>
    Math.min(...placed.filter((other) => other !== stop).map((other) => distanceKm(stop, other))),
  );
  const median = [...nearest].sort((a, b) => a - b)[Math.floor(nearest.length / 2)] ?? 0;
  return placed.flatMap(({ id }, at) => {
    const km = nearest[at] ?? 0;
    if (km <= FAR_KM || km <= median * FAR_TIMES) return [];
    const index = stops.findIndex((stop) => stop.id === id);
    return [advice(`stops[${index}].lat`, "farAway", { stopId: id, amount: km })];
  });
}

/** Kinds of what the core says, by the field without its number. */
const KINDS: Readonly<Record<string, ProblemKind>> = {
  title: "noTitle",
  summary: "noSummary",
  story: "noStory",
  category: "noCategory",
  cover: "noCover",
  stops: "noStops",
  minPeople: "manyPeople",
  "stops[].title": "noStopTitle",
  "stops[].lat": "noPoint",
  "stops[].clue": "noClue",
  "stops[].proof.answers": "noAnswers",
  "stops[].proof.question": "noQuestion",
  "stops[].openFrom": "halfHours",
};

function fromCore({ field, message, blocking }: QuestCheck, stops: readonly QuestStop[]): Problem[] {
  const at = /^stops\[(\d+)\]/.exec(field)?.[1];
  const stopId = at === undefined ? undefined : stops[Number(at)]?.id;
  const shape = field.replace(/\[\d+\]/, "[]");
  const kind = KINDS[shape];
  // Long ways are told by the simulated walk, and a picture is drawn where there is none.
  if (!blocking && (shape === "stops" || shape === "stops[].lat" || kind === "noCover")) return [];
  const isMissing = /empty|must have|come together|than there are seats/.test(message);
  return [{ field, kind: kind && isMissing ? kind : blocking ? "invalid" : (kind ?? "invalid"), blocking, stopId }];
}

/** The step of the page that a field is on. */
export function stepOf(field: string): Step {
  if (field.startsWith("stops")) return "stops";
  return ["sessions", "minPeople", "capacityDefault", "price", "policy", "holdMin", "questions", "mode"].some((name) =>
    field.startsWith(name),
  )
    ? "dates"
    : "story";
}
