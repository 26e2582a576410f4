/** Three-way merge of a quest's content: edits of two tabs or devices come together, field by field. Pure. */
import type { QuestStop } from "~/core";
import { isSame, type QuestContent } from "./content";

export interface Merged {
  content: QuestContent;
  /** Paths that both sides changed to something else: `title`, `stops.id.clue`. Ours stands in the content. */
  conflicts: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Merges the changes of both sides since `base`. */
export function merge(base: QuestContent, ours: QuestContent, theirs: QuestContent): Merged {
  const conflicts: string[] = [];
  const { stops: _stops, ...fields } = mergeFields("", base as Fields, ours as Fields, theirs as Fields, conflicts);
  const stops = mergeStops(base.stops ?? [], ours.stops ?? [], theirs.stops ?? [], conflicts);
  return { content: { ...fields, stops } as QuestContent, conflicts };
}

function mergeFields(path: string, base: Fields, ours: Fields, theirs: Fields, conflicts: string[]): Fields {
  const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  const entries = [...names].flatMap((name): [string, unknown][] => {
    if (path === "" && name === "stops") return [];
    const [was, own, other] = [base[name], ours[name], theirs[name]];
    const isOwn = !isSame(was, own);
    if (isOwn && !isSame(was, other) && !isSame(own, other)) conflicts.push(path + name);
    const value = isOwn ? own : other;
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function mergeStops(
  base: readonly QuestStop[],
  ours: readonly QuestStop[],
  theirs: readonly QuestStop[],
  conflicts: string[],
): QuestStop[] {
  const [was, own, other] = [byId(base), byId(ours), byId(theirs)];
  const merged = new Map<string, QuestStop>();
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const [before, mine, yours] = [was.get(id), own.get(id), other.get(id)];
    if (mine && yours) {
      merged.set(id, mergeFields(`stops.${id}.`, { ...before }, { ...mine }, { ...yours }, conflicts) as QuestStop);
    } else {
      const left = mine ?? yours;
      // Removed by one side: it goes, unless the other side has added or changed it since.
      if (left && (!before || !isSame(before, left))) merged.set(id, left);
    }
  }
  return inOrder([...was.keys()], [...own.keys()], [...other.keys()])
    .flatMap((id) => merged.get(id) ?? [])
    .slice();
}

/** Our order where we changed it, else theirs; stops that only the other side has follow the one they followed there. */
function inOrder(base: readonly string[], ours: readonly string[], theirs: readonly string[]): string[] {
  const shared = (of: readonly string[], others: readonly string[]) => of.filter((id) => others.includes(id));
  const isOurs = shared(ours, base).join() !== shared(base, ours).join();
  const [first, second] = isOurs ? [ours, theirs] : [theirs, ours];
  const order = [...first];
  second.forEach((id, at) => {
    if (order.includes(id)) return;
    const before = second.slice(0, at).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

const byId = (stops: readonly QuestStop[]) => new Map(stops.map((stop) => [stop.id, stop]));

/** Takes the other side's value of each conflict. */
export function takeTheirs(content: QuestContent, theirs: QuestContent, conflicts: readonly string[]): QuestContent {
  const fields = conflicts.filter((path) => !path.startsWith("stops."));
  const own = Object.fromEntries(
    Object.entries({ ...content, ...pick(theirs, fields) }).filter(
      ([name]) => !fields.includes(name) || name in theirs,
    ),
  ) as QuestContent;
  const others = byId(theirs.stops ?? []);
  const stops = (own.stops ?? []).map((stop) => {
    const prefix = `stops.${stop.id}.`;
    const names = conflicts.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
    return names.length > 0 ? ({ ...stop, ...pick(others.get(stop.id) ?? {}, names) } as QuestStop) : stop;
  });
  return { ...own, stops };
}

function pick(record: object, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}

/** Undoes what led from `before` to `after`, and leaves everything else as it is now. */
export function reverted(now: QuestContent, { before, after }: { before: QuestContent; after: QuestContent }) {
  // What was undone counts as the newer change where somebody changed the same since.
  return merge(after, before, now).content;
}
