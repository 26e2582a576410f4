/** The part of a quest that its creator writes, and edits of it. Pure. */
import type { Versioned } from "~/api/schema";
import type { Quest, QuestStop, StopProof } from "~/core";

/** Fields of a quest that only the server writes, as the core has them. */
const SERVER_FIELDS = ["creatorId", "status", "version", "publishedAt", "createdAt", "updatedAt", "draft", "stats"];
/** Fields of a stop that only the server writes. */
const STOP_SERVER_FIELDS = ["points", "hintCount"];

export type QuestContent = Quest;

export const EMPTY: QuestContent = { stops: [], questions: [] };

/** The content of a record, without what is the server's and without empty fields. */
export function contentOf(record: Readonly<Record<string, unknown>>): QuestContent {
  const fields = without(record, SERVER_FIELDS);
  const stops = ((fields.stops ?? []) as Record<string, unknown>[]).map((stop) => without(stop, STOP_SERVER_FIELDS));
  return { ...EMPTY, ...fields, stops: (stops as unknown as QuestStop[]).map(plainProof) };
}

/** The server notes at each proof whether it has answers; that it has none is the same as no note. */
function plainProof(stop: QuestStop): QuestStop {
  if (stop.proof?.hasAnswer !== false) return stop;
  const { hasAnswer: _none, ...proof } = stop.proof;
  return { ...stop, proof };
}

/** The latest content of a quest: its next edition where there is one. */
export function latestContent({ data }: Versioned<Quest>): QuestContent {
  return contentOf((data.draft as Record<string, unknown> | undefined) ?? { ...data });
}

function without(record: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  const kept = Object.entries(record).filter(([name, value]) => !names.includes(name) && value != null);
  return Object.fromEntries(kept);
}

/** A new position in which a stop has not been told about yet. */
export interface NewStop {
  title: string;
  lng: number;
  lat: number;
  storyText?: string;
}

/** Minutes that one stays where the creator has not said how long. */
export const STAY_MIN = 10;
/** Stops that a quest may have. */
export const STOPS_MAX = 50;

export function stopOf({ title, lng, lat, storyText }: NewStop, id: string): QuestStop {
  const rounded = (degrees: number) => Number(degrees.toFixed(6));
  const told = storyText ? { storyText } : {};
  return { id, title, lng: rounded(lng), lat: rounded(lat), stayMin: STAY_MIN, proof: { type: "location" }, ...told };
}

export function withFields(content: QuestContent, fields: Partial<QuestContent>): QuestContent {
  return dropEmpty({ ...content, ...fields });
}

export function withStop(content: QuestContent, id: string, fields: Partial<QuestStop>): QuestContent {
  const stops = (content.stops ?? []).map((stop) => (stop.id === id ? dropEmpty({ ...stop, ...fields }) : stop));
  return { ...content, stops };
}

/** Changes the proof of a stop. Answers that are given are known from then on. */
export function withProof(content: QuestContent, id: string, fields: Partial<StopProof>): QuestContent {
  const stop = content.stops?.find((each) => each.id === id);
  const { hasAnswer, ...proof } = { ...stop?.proof, ...fields };
  const isKnown = fields.answers ? fields.answers.length > 0 : hasAnswer;
  return withStop(content, id, { proof: dropEmpty({ ...proof, ...(isKnown ? { hasAnswer: true } : {}) }) });
}

export function withStops(content: QuestContent, added: readonly QuestStop[], at?: number): QuestContent {
  const stops = [...(content.stops ?? [])];
  stops.splice(at ?? stops.length, 0, ...added);
  return { ...content, stops: stops.slice(0, STOPS_MAX) };
}

export function withoutStop(content: QuestContent, id: string): QuestContent {
  return { ...content, stops: (content.stops ?? []).filter((stop) => stop.id !== id) };
}

/** Moves a stop to a place among the others. */
export function withMoved(content: QuestContent, id: string, to: number): QuestContent {
  const stops = [...(content.stops ?? [])];
  const from = stops.findIndex((stop) => stop.id === id);
  const [stop] = from < 0 ? [] : stops.splice(from, 1);
  if (!stop) return content;
  stops.splice(to, 0, stop);
  return { ...content, stops };
}

/** Brings the stops into an order; those it does not name stay at the end. */
export function withOrder(content: QuestContent, ids: readonly string[]): QuestContent {
  const place = new Map(ids.map((id, at) => [id, at]));
  const stops = [...(content.stops ?? [])];
  stops.sort((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length));
  return { ...content, stops };
}

function dropEmpty<Record extends object>(record: Record): Record {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value != null)) as Record;
}

/** True if two values say the same, whatever the order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(Object(a)[name], Object(b)[name]));
}

/** Right answers that this device knows; the server never tells them. */
export function withAnswers(content: QuestContent, known: QuestContent): QuestContent {
  const answers = new Map((known.stops ?? []).map((stop) => [stop.id, stop.proof?.answers]));
  const stops = (content.stops ?? []).map((stop) => {
    const own = answers.get(stop.id);
    return stop.proof?.hasAnswer && own ? { ...stop, proof: { ...stop.proof, answers: own } } : stop;
  });
  return { ...content, stops };
}

/** The content as it is sent: answers only where they changed, because those that are left out stay as they are. */
export function sendable(content: QuestContent, saved: QuestContent): QuestContent {
  const before = new Map((saved.stops ?? []).map((stop) => [stop.id, stop.proof?.answers]));
  const stops = (content.stops ?? []).map((stop) => {
    if (!stop.proof?.answers || !isSame(stop.proof.answers, before.get(stop.id))) return stop;
    const { answers: _known, ...proof } = stop.proof;
    return { ...stop, proof };
  });
  return { ...content, stops };
}
