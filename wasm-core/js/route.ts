import { matchRouteInFull, navigateInFull, RoutePatterns, RouteReader, routeTable, type Decision, type RouteLine, type RouteMatch, type RouteSession } from "./core/product/index.js";
import { start } from "./core/product/start.js";

/** The reader answers with these, or with a route and the number of keys in the query. */
const NO_MATCH = 0xffff_ffff;
const NOT_PLAIN = 0xffff_fffe;
/** Layout of a span, as `src/route/outline.rs` writes it: 12 bits for each end, and the parts to decode. */
const END_SHIFT = 12;
const POSITION = 0xfff;
const ESCAPE = 1 << 24;
const PLUS = 1 << 25;
const NO_VALUE = 0xffff_ffff;
/** Index of the hash and the query among the spans. */
const HASH_AT = 8;
const QUERY_AT = 9;
/** Layout of what the reader answers: the index of the route, then the number of keys in the query. */
const INDEX = 0xffff;
const PAIRS_SHIFT = 16;

type Query = RouteMatch["query"];

interface NamedRoute extends RouteLine {
  readonly params: readonly string[];
}

/** The names of a pattern's parameters, in the order of the path. */
const namesOf = (pattern: string): string[] => pattern.split("/").filter((part) => part.length > 1 && part.startsWith("{") && part.endsWith("}")).map((part) => part.slice(1, -1));

/** What a line of a table of one's own must have; what else it has comes back with a match. */
export interface RouteTableLine {
  /** As `/quest/{id}`: a slash, then at most 8 segments, each fixed text or a parameter; no wildcards. */
  readonly pattern: string;
  /** `true` if the parameter `year` takes 2000 to 2099 only. Default `false`. */
  readonly yearsOnly?: boolean | undefined;
}

/** A line of a table, and everything the location says besides. */
export type RouteTableMatch<Line extends RouteTableLine> = Line & Pick<RouteMatch, "params" | "query" | "hash">;

let routes: readonly NamedRoute[] = [];
let reader: RouteReader;
let memory: WebAssembly.Memory;
/** Where the reader reads and writes, and how much: nothing, before the module is loaded. */
let room = { textAt: 0, textMax: -1, spansAt: 0, spansMax: 0 };
let text = new Uint8Array(0);
let spans = new Uint32Array(0);

start.whenReady(() => {
  routes = routeTable().map((line) => ({ ...line, params: namesOf(line.pattern) }));
  reader = new RouteReader();
  memory = RouteReader.memory() as WebAssembly.Memory;
  room = { textAt: reader.textAt, textMax: reader.textMost, spansAt: reader.spansAt, spansMax: reader.spansMost };
});

/**
 * A route table of your own, for {@link matchRoute}. The table of this product is one like any other:
 * `new RouteTable(routeTable())` matches as `matchRoute` does without a table.
 */
export class RouteTable<Line extends RouteTableLine = RouteTableLine> {
  readonly #lines: readonly Line[];
  readonly #names: readonly (readonly string[])[];
  readonly #patterns: RoutePatterns;

  /**
   * Of two patterns that match the same paths the first counts; otherwise their order does not matter.
   *
   * @param lines - the routes, which are copied
   * @throws an error with the code `invalid-argument` that names the first pattern of another notation, as `/quest/:id`
   */
  constructor(lines: readonly Line[]) {
    this.#patterns = new RoutePatterns(lines);
    this.#lines = [...lines];
    this.#names = this.#lines.map(({ pattern }) => namesOf(pattern));
  }

  /** The lines, in their order. */
  get lines(): readonly Line[] {
    return this.#lines;
  }

  /**
   * The line of a location, or `null` where none matches.
   *
   * @param fullPath - path, query and hash as in the address bar
   */
  match(fullPath: string): RouteTableMatch<Line> | null {
    const length = handedOver(fullPath);
    const code = length < 0 ? NOT_PLAIN : reader.matchIn(this.#patterns, length);
    if (code === NO_MATCH) return null;
    const query = code === NOT_PLAIN ? undefined : queryOf(fullPath, code >>> PAIRS_SHIFT);
    if (!query) return this.#matchInFull(fullPath);
    const index = code & INDEX;
    return { ...this.#lines[index]!, params: paramsOf(fullPath, this.#names[index]!), query, hash: cut(fullPath, spans[HASH_AT]!) };
  }

  #matchInFull(fullPath: string): RouteTableMatch<Line> | null {
    const found = this.#patterns.matchInFull(fullPath);
    if (!found) return null;
    const { index, params, query, hash } = found;
    return { ...this.#lines[index]!, params: Object.fromEntries(this.#names[index]!.map((name, at) => [name, params[at]!])), query, hash };
  }

  /** Gives the memory of the table back; it cannot be used any more. */
  free(): void {
    this.#patterns.free();
  }

  /** Frees it at the end of the scope of a `using`, unless that has been done. */
  [Symbol.dispose](): void {
    this.#patterns[Symbol.dispose]();
  }
}

/**
 * The route of a location, or `null` where no route matches. The rules are those of `vue-router` 5: a static segment
 * beats a parameter, letter case and a trailing slash do not matter, a malformed escape stays as it is.
 *
 * Only letters cross into WebAssembly and only numbers come back: where the parts stand, which are cut out here.
 *
 * @param fullPath - path, query and hash as in the address bar
 */
export function matchRoute(fullPath: string): RouteMatch | null;
/**
 * The line of a table of your own that a location belongs to, or `null` where none matches.
 *
 * @param fullPath - path, query and hash as in the address bar
 * @param table - the table
 */
export function matchRoute<Line extends RouteTableLine>(fullPath: string, table: RouteTable<Line>): RouteTableMatch<Line> | null;
export function matchRoute(fullPath: string, table?: RouteTable): RouteMatch | RouteTableMatch<RouteTableLine> | null {
  if (table !== undefined) return ownTable(table).match(fullPath);
  const length = handedOver(fullPath);
  const code = length < 0 ? NOT_PLAIN : reader.match(length);
  if (code === NO_MATCH) return null;
  const route = code === NOT_PLAIN ? undefined : routes[code & INDEX];
  if (!route) return matchRouteInFull(fullPath);
  const query = queryOf(fullPath, code >>> PAIRS_SHIFT);
  if (!query) return matchRouteInFull(fullPath);
  return { pattern: route.pattern, name: route.name, layout: route.layout, params: paramsOf(fullPath, route.params), query, hash: cut(fullPath, spans[HASH_AT]!) };
}

/** `matchRoute` may be called with what is no table: by `map`, which hands an index over. */
function ownTable(table: RouteTable): RouteTable {
  if (table instanceof RouteTable) return table;
  throw Object.assign(new Error("table must be a RouteTable"), { code: "invalid-argument" });
}

/**
 * Decides about a location: show a screen, go elsewhere, or show the error page.
 *
 * @param fullPath - path, query and hash as in the address bar
 * @param session - who is asking
 */
export function navigate(fullPath: string, session: RouteSession): Decision {
  const length = typeof session?.signedIn === "boolean" ? handedOver(fullPath) : -1;
  const code = length < 0 ? NOT_PLAIN : reader.show(length, session.signedIn);
  const route = code === NOT_PLAIN ? undefined : routes[code & INDEX];
  const query = route && queryOf(fullPath, code >>> PAIRS_SHIFT);
  if (!query) return navigateInFull(fullPath, session);
  return { kind: "show", pattern: route.pattern, name: route.name, layout: route.layout, params: paramsOf(fullPath, route.params), query, hash: cut(fullPath, spans[HASH_AT]!) };
}

/** Writes a location to where the reader reads it; its length, or -1 if it cannot be outlined. */
function handedOver(fullPath: string): number {
  if (typeof fullPath !== "string") throw notText("fullPath");
  const { length } = fullPath;
  if (length > room.textMax) return -1;
  // Whoever makes the memory grow ends the views of it.
  if (text.length === 0) {
    text = new Uint8Array(memory.buffer, room.textAt, room.textMax);
    spans = new Uint32Array(memory.buffer, room.spansAt, room.spansMax);
  }
  for (let at = 0; at < length; at++) {
    const letter = fullPath.charCodeAt(at);
    if (letter > 0x7f) return -1;
    text[at] = letter;
  }
  return length;
}

function paramsOf(fullPath: string, names: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (let at = 0; at < names.length; at++) params[names[at]!] = cut(fullPath, spans[at]!);
  return params;
}

/** The query, or `undefined` if a key needs more care than setting a property takes. */
function queryOf(fullPath: string, pairs: number): Query | undefined {
  const query: Query = {};
  for (let at = QUERY_AT; at < QUERY_AT + 2 * pairs; at += 2) {
    const key = cut(fullPath, spans[at]!);
    if (key === "__proto__") return undefined;
    const value = spans[at + 1] === NO_VALUE ? null : cut(fullPath, spans[at + 1]!);
    // A first key cannot have come before.
    const before = at > QUERY_AT && Object.hasOwn(query, key) ? query[key] : undefined;
    if (before === undefined) query[key] = value;
    else if (Array.isArray(before)) before.push(value);
    else query[key] = [before, value];
  }
  return query;
}

/** The part of a location that a span speaks of, decoded. */
function cut(fullPath: string, span: number): string {
  const part = fullPath.slice(span & POSITION, (span >>> END_SHIFT) & POSITION);
  if ((span & (ESCAPE | PLUS)) === 0) return part;
  const spaced = span & PLUS ? part.replaceAll("+", " ") : part;
  return span & ESCAPE ? decoded(spaced) : spaced;
}

/** A malformed escape leaves the whole part as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** An `Error` with a code, as the core throws it. */
function notText(name: string): Error {
  return Object.assign(new Error(`${name} must be a text`), { code: "invalid-argument" });
}
